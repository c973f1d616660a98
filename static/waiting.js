// The running matches on the home page, from the rows of the database, so that no program is needed for them.
import { games } from "./host.js";
import { make } from "./notices.js";
import { file, find, list, say } from "./speech.js";
import { hint, matchStore } from "./store.js";

/** @typedef {import("./store.js").Row} Row */

const root = document.documentElement;

/** Settled when the page rests: before, what is fetched ahead would delay the page itself. */
const rest = new Promise((done) => setTimeout(done, 2000));

/** Maximum number of matches that the home page shows. */
const MOST = 5;

/** True for a valid row of a match that is not deleted. @param {Row} row */
const isListed = ({ game, names, turn, when, deleted }) => {
  const areTexts = Array.isArray(names) && [...names, turn, when].every((value) => typeof value === "string");
  return games.has(game) && areTexts && /^(over|[0-7]*)$/.test(turn) && !deleted;
};

/** @param {Row} row */
const time = ({ when }) => Date.parse(when) || 0;

/** @param {number} time */
const midnightBefore = (time) => new Date(time).setHours(0, 0, 0, 0);

/** Formats the time since a moment in calendar days: a new day begins at midnight. @param {number} time */
const ago = (time) => {
  const days = Math.max(0, Math.round((midnightBefore(Date.now()) - midnightBefore(time)) / 864e5));
  /** @type {[number, Intl.RelativeTimeFormatUnit][]} */
  const units = [[365, "year"], [30, "month"], [7, "week"]];
  const [length, unit] = units.find(([length]) => days >= 2 * length) ?? [1, "day"];
  return new Intl.RelativeTimeFormat(root.lang, { numeric: "auto" }).format(-Math.floor(days / length), unit);
};

/** Returns the name of a player as it is shown. The only person at a table may be saved as “You”. @param {string} name */
const shown = (name) => (name === "You" ? say("you") : name);

/** Returns the sentence about whose turn it is. @param {Row} row */
const turnOf = ({ turn, names }) => {
  const whose = [...turn].flatMap((seat) => names[Number(seat)] || []);
  if (whose.length === 1 && whose[0] === "You") return say("turn-yours");
  return whose.length > 0 ? say("turn-of", { names: list(whose.map(shown)) }) : "";
};

/** The lines of matches, by their ids. Their elements are kept, so that nobody presses the wrong one when another tab moves. */
const lines = new Map();
/** @param {Row} row */
const lineOf = ({ id, game }) => {
  const [names, says] = [make("span", {}), make("small", {})];
  const way = make("a", { className: "button main", href: `${game}/#/table/${id}` });
  const picture = make("img", { src: file(`niche-${game}.svg`), alt: "", width: 84, height: 64 });
  const words = make("p", {}, make("b", {}, games.get(game) ?? ""), names, says);
  return { element: make("li", { className: "notice" }, picture, words, way), names, says, way };
};

/** The matches, the last played first. @type {Row[]} */
let kept = [];
/** @type {number | undefined} */
let midnight;

const show = () => {
  const all = find(".home .waiting");
  const waiting = kept.filter(({ turn }) => turn !== "over");
  const drawn = waiting.slice(0, MOST).map((match) => {
    const { id, game, names } = match;
    if (!lines.has(id)) lines.set(id, lineOf(match));
    const line = lines.get(id);
    line.names.textContent = list(names.map(shown));
    line.says.textContent = [turnOf(match), time(match) && ago(time(match))].filter(Boolean).join(" · ");
    line.way.textContent = say("continue-match");
    line.way.ariaLabel = `${line.way.textContent}: ${games.get(game)}`;
    return line.element;
  });
  hint(drawn.length > 0);
  if (drawn.length !== all.children.length || drawn.some((line, at) => line !== all.children[at])) all.replaceChildren(...drawn);
  find(".home .forgets").replaceChildren(...(kept.length > 1 && isForgetful() ? [say("forgets")] : []));
  // At midnight, “today” becomes “yesterday”.
  clearTimeout(midnight);
  midnight = setTimeout(show, new Date().setHours(24, 0, 0, 0) - Date.now() + 1000);
};

/** True in Safari, which deletes a site's data after seven days without a visit, unless it is on the home screen. */
const isForgetful = () => "GestureEvent" in globalThis && !("standalone" in navigator && navigator.standalone) && !matchMedia("(display-mode: standalone)").matches;

/** The games whose programs have been fetched ahead. */
const ahead = new Set();
/** Fetches the program of a game ahead when the page rests, so that it opens at once; never for readers who save data. @param {string} [game] */
const fetchAhead = async (game) => {
  await rest;
  const saves = "connection" in navigator && /** @type {{ saveData?: boolean }} */ (navigator.connection).saveData;
  if (!game || ahead.has(game) || saves) return;
  ahead.add(game);
  const names = [`${game}_bg.wasm`, `${game}.js`, `${game}.${root.lang}.txt`];
  for (const name of names) fetch(file(name), { priority: "low" }).catch(console.info);
};
/** Returns the game to whose document a link leads. @param {EventTarget | null} target */
const gameOf = (target) => {
  const [game] = (target instanceof Element && target.closest("a[href]")?.getAttribute("href")?.match(/\w+(?=\/)/)) || [];
  return [...games.keys()].find((name) => name === game);
};
addEventListener("pointerover", ({ target }) => fetchAhead(gameOf(target)));

/** Shows the running matches; the ones shown before, if the database does not answer. */
export const draw = async () => {
  const rows = await matchStore.rows().catch(console.info);
  if (!rows) return;
  kept = rows.filter(isListed);
  show();
  fetchAhead(kept[0]?.game);
};

addEventListener("visibilitychange", draw); // for a device that slept through midnight
matchStore.watch(draw);
