// The games on the page, which are those of the rules.
import { readFileSync } from "node:fs";

const read = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const page = read("index.html");

/** The routes of all programs: of the games, such as `damath`, of their own pages, such as `damath/position`, and of the whole site, such as `matches`. */
export const programs = [...page.matchAll(/<div class="program" id="([^"]*)"/g)].map(([, id]) => id);

/** The names of the games in routes and file names. */
export const games = programs.filter((id) => page.includes(`src="${id}.svg"`));

/** Returns the title of a game. */
export const title = (game) => page.match(new RegExp(`id="${game}" data-title="([^"]*)"`))[1];

/** Returns the clauses on the rulebook page of a game, in order. */
export const clauses = (game) => [...read(`static/rules/en/${game}.html`).matchAll(/id="([A-WYZ]\d+)"/g)].map(([, id]) => id);
