// The games, as the page has them: its list is that of the rules.
import { readFileSync } from "node:fs";

const read = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const page = read("index.html");

/** The address of every program: those of the games, such as `damath`, of pages of theirs, such as `damath/position`, and of the page of all matches. */
export const programs = [...page.matchAll(/<div class="program" id="([^"]*)"/g)].map(([, id]) => id);

/** The names of the games, as addresses and files have them. */
export const games = programs.filter((id) => page.includes(`src="${id}.svg"`));

/** What a game is called. */
export const title = (game) => page.match(new RegExp(`id="${game}" data-title="([^"]*)"`))[1];

/** The clauses of a game's own on its rulebook page, in order. */
export const clauses = (game) => [...read(`static/rules/en/${game}.html`).matchAll(/id="([A-WYZ]\d+)"/g)].map(([, id]) => id);
