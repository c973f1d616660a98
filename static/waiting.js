// The home page's lines for matches that go on, from the rows of the database, so that no program is needed for them.
import { programs } from "./host.js";
import { make } from "./notices.js";
import { find, say } from "./speech.js";
import { hint, matchStore } from "./store.js";

/** @typedef {import("./store.js").Row} Row */

const root = document.documentElement;

/** The most matches that the home page shows. */
const MOST = 5;

/** The titles of the games, by their names. A program that is only a page of a game, or of the house, is none. */
const games = new Map([...programs.values()].filter(({ id }) => id !== "matches" && !id.includes("/")).map(({ id, title }) => [id, title]));

/** Whether a row is as it should be, and of a match that is not deleted. @param {Row} row */
const isListed = ({ game, names, turn, when, deleted }) => {
  const areTexts = Array.isArray(names) && [...names, turn, when].every((value) => typeof value === "string");
  return games.has(game) && areTexts && /^(over|[0-7]*)$/.test(turn) && !deleted;
};

/** @param {Row} row */
const time = ({ when }) => Date.parse(when) || 0;

/** @param {number} time */
const midnightBefore = (time) => new Date(time).setHours(0, 0, 0, 0);

/** How long ago something was, as people count days: a new one begins at midnight. @param {number} time */
const ago = (time) => {
  const days = Math.max(0, Math.round((midnightBefore(Date.now()) - midnightBefore(time)) / 864e5));
  /** @type {[number, Intl.RelativeTimeFormatUnit][]} */
  const units = [[365, "year"], [30, "month"], [7, "week"]];
  const [length, unit] = units.find(([length]) => days >= 2 * length) ?? [1, "day"];
  return new Intl.RelativeTimeFormat(root.lang, { numeric: "auto" }).format(-Math.floor(days / length), unit);
};

/** @param {string[]} items */
const list = (items) => new Intl.ListFormat(root.lang === "en" ? "en-GB" : root.lang).format(items);

/** What a player is called here. The only person at a table may be saved as “You”. @param {string} name */
const shown = (name) => (name === "You" ? say("you") : name);

/** Whose turn it is. @param {Row} row */
const turnOf = ({ turn, names }) => {
  const whose = [...turn].flatMap((seat) => names[Number(seat)] || []);
  if (whose.length === 1 && whose[0] === "You") return say("turn-yours");
  return whose.length > 0 ? say("turn-of", { names: list(whose.map(shown)) }) : "";
};

/** The lines of matches, by their ids. They stay the same elements, so that nobody presses beside one when another tab moves. */
const lines = new Map();
/** @param {Row} row */
const lineOf = ({ id, game }) => {
  const [names, says] = [make("span", {}), make("small", {})];
  const way = make("a", { className: "button main", href: `#/${game}/table/${id}` });
  const picture = make("img", { src: `${game}.svg`, alt: "", width: 56, height: 56 });
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
    line.way.textContent = say("go-on");
    line.way.ariaLabel = `${line.way.textContent}: ${games.get(game)}`;
    return line.element;
  });
  hint(drawn.length > 0);
  if (drawn.length !== all.children.length || drawn.some((line, at) => line !== all.children[at])) all.replaceChildren(...drawn);
  find(".home .forgets").replaceChildren(...(kept.length > 1 && isForgetful() ? [say("forgets")] : []));
  // Tomorrow, today is yesterday.
  clearTimeout(midnight);
  midnight = setTimeout(show, new Date().setHours(24, 0, 0, 0) - Date.now() + 1000);
};

/** Safari deletes what a site keeps when nobody has visited it for seven days, unless it lies on the home screen. */
const isForgetful = () => "GestureEvent" in globalThis && !("standalone" in navigator && navigator.standalone) && !matchMedia("(display-mode: standalone)").matches;

/** Shows the matches that go on. Without a database there are none. */
export const draw = async () => {
  kept = (await matchStore.rows().catch(() => [])).filter(isListed);
  show();
};

addEventListener("visibilitychange", draw); // a device that slept through midnight
matchStore.watch(draw);
