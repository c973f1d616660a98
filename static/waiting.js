// The home page's lines for matches that go on, from the rows of the database, so that no program is needed for them.
import { matchStore } from "./store.js";

const root = document.documentElement;

/** How many matches the home page shows. */
const MOST = 5;

/** The games' titles, by their names. A program that is only a page of a game, or of the house, is none. */
const programs = [...document.querySelectorAll("[data-program]")].filter(({ id }) => id !== "matches" && !id.includes("/"));
const games = new Map(programs.map(({ id, dataset }) => [id, dataset.title]));

/** Whether a row is as it should be, and of a match that is not deleted. */
const isListed = ({ game, names, turn, when, deleted }) => {
  const areTexts = Array.isArray(names) && [...names, turn, when].every((value) => typeof value === "string");
  return games.has(game) && areTexts && /^(over|[0-7]*)$/.test(turn) && !deleted;
};

const time = ({ when }) => Date.parse(when) || 0;

/** How long ago something was, as people count days: a new one begins at midnight. */
const ago = (time) => {
  const midnight = (time) => new Date(time).setHours(0, 0, 0, 0);
  const days = Math.max(0, Math.round((midnight(Date.now()) - midnight(time)) / 864e5));
  const [length, unit] = [[365, "year"], [30, "month"], [7, "week"]].find(([length]) => days >= 2 * length) ?? [1, "day"];
  return new Intl.RelativeTimeFormat(root.lang, { numeric: "auto" }).format(-Math.floor(days / length), unit);
};

const list = (items) => new Intl.ListFormat(root.lang === "en" ? "en-GB" : root.lang).format(items);

/** Whose turn it is. The only person at a table may be kept as “You”. */
const turnOf = ({ turn, names }) => {
  const whose = [...turn].map((seat) => names[seat]).filter(Boolean);
  if (whose.length === 1 && whose[0] === "You") return say("turn-yours");
  return whose.length && say("turn-of", { names: list(whose.map(shown)) });
};

const make = (name, properties, ...inner) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...inner);
  return element;
};

/** What a player is called here. */
const shown = (name) => (name === "You" ? say("you") : name);

/** A match's line. It stays the same element, so that nobody presses beside it when another tab moves. */
const lines = new Map();
const lineOf = ({ id, game }) => {
  const [names, says] = [make("span"), make("small")];
  const way = make("a", { className: "button main", href: `#/${game}/table/${id}` });
  const picture = make("img", { src: `${game}.svg`, alt: "", width: 56, height: 56 });
  return { element: make("li", { className: "notice" }, picture, make("p", {}, make("b", {}, games.get(game)), names, says), way), names, says, way };
};

const show = () => {
  const all = document.querySelector(".waiting");
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
  if (drawn.length !== all.children.length || drawn.some((line, place) => line !== all.children[place])) all.replaceChildren(...drawn);
  below(".forgets", kept.length > 1 && isForgetful(), () => say("forgets"));
  // Tomorrow, today is yesterday.
  clearTimeout(midnight);
  midnight = setTimeout(show, new Date().setHours(24, 0, 0, 0) - Date.now() + 1000);
};
let midnight;
/** The matches, the last played first. */
let kept = [];

/** Draws a paragraph of the home page, or leaves it empty. */
const below = (name, isThere, words) => document.querySelector(`.home ${name}`).replaceChildren(...(isThere ? [words()] : []));

/** Safari deletes what a site keeps when nobody has visited it for seven days, unless it lies on the home screen. */
const isForgetful = () => "GestureEvent" in globalThis && !navigator.standalone && !matchMedia("(display-mode: standalone)").matches;

/** Shows the matches that go on. Without a database there are none. */
export const draw = async () => {
  kept = (await matchStore.rows().catch(() => [])).filter(isListed);
  show();
};

addEventListener("visibilitychange", draw); // a device that slept through midnight
matchStore.watch(draw);
