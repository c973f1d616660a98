// The games on the page, which are those of the rules, and the languages of the site.
import { readFileSync } from "node:fs";

const read = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const page = read("index.html");

/** The documents of all programs, with their names: `damath/`, `damath/class/`, `matches/`, … */
export const programs = Object.fromEntries([...page.matchAll(/<div class="program" id="([^"]*)".* data-program="([^"]*)"/g)].map(([, id, program]) => [`${id}/`, program]));

/** The tags of the languages, English first. */
export const languages = ["en", "fr", "hi", "fil"];

/** The names of the games in routes and file names. */
export const games = Object.values(programs).filter((name) => page.includes(`src="niche-${name}.svg"`));

/** Returns the title of a game. */
export const title = (game) => page.match(new RegExp(`id="${game}" data-routes="[^"]*" data-title="([^"]*)"`))[1];

/** Returns the clauses on the rulebook page of a game, in order. */
export const clauses = (game) => [...read(`static/rules/en/${game}.html`).matchAll(/id="([A-WYZ]\d+)"/g)].map(([, id]) => id);
