// The home page's lines for matches that wait, drawn from what lies beside each (`src/ui/summary.rs`), so that no program is
// needed for them. `start.js` has them drawn.

import { say } from "./speech.js";

const root = document.documentElement;

/** How many matches wait on the home page. */
const MOST = 5;

/** The games' titles, by their names. A program that is only a page of a game, or of the house, is none. */
const programs = [...document.querySelectorAll("[data-program]")].filter(({ id }) => id !== "matches" && !id.includes("/"));
const games = new Map(programs.map(({ id, dataset }) => [id, dataset.title]));

/** Everything that is kept, by its names. Attributes of the document's root hold what the browser would not keep. */
const everything = () => {
  const kept = new Map();
  try {
    for (const [name, text] of Object.entries(localStorage)) kept.set(name, text);
  } catch {} // a browser that gives no storage keeps nothing
  for (const { name, value } of root.attributes) kept.set(name, value);
  return kept;
};

/** What is told of a match, if it is told as it should be. */
const told = (match) => {
  const { game, names, turn, when } = match ?? {};
  const isText = (value) => typeof value === "string";
  return games.has(game) && Array.isArray(names) && [...names, turn, when].every(isText) && /^(over|[0-7]*)$/.test(turn) && match;
};
const read = (text) => {
  try {
    return told(JSON.parse(text));
  } catch {
    return false;
  }
};

/** What the beginning of its text tells of a match of which nothing else does yet. */
const header = (text) => {
  const [, game] = text.match(/^game (.*)$/m) ?? [];
  const names = [...text.matchAll(/^player \d (?:person|bot \S+) (.*)$/gm)].map(([, name]) => name);
  return games.has(game) && { game, names, turn: "", when: "" };
};

const time = ({ when }) => Date.parse(when) || 0;

/** What the database tells of all matches, once it has answered, by their ids. */
let rows;
const ask = async () => {
  await import(new URL("chest.js", import.meta.url));
  const all = await chest.list();
  rows = new Map(all.map((row) => [row.id, row]));
  show();
};

/** All matches but those that are deleted, the last played first: as the database tells of them, or what lies beside their
 * texts, whichever is later. */
const matches = () => {
  const kept = everything();
  const lies = (kind, id) => kept.get(`caravanserai.${kind}.${id}`) ?? "";
  const ids = [...kept.keys()].map((name) => name.match(/^caravanserai\.(?:match|spare|summary)\.([\da-f]{16})$/)?.[1]);
  const know = (id) => {
    const text = lies("match", id) || lies("spare", id);
    const row = rows?.get(id);
    // Without a text here, it is there as long as the database may have it.
    if (rows && !row && !text) return false;
    const [known, summary] = [told(row), read(lies("summary", id))];
    const match = known && !(summary && time(summary) > time(known)) ? known : summary;
    if (known && known.deleted && time(match) <= Date.parse(known.deleted)) return false;
    return match && match.names.length ? match : header(text) || match;
  };
  const all = [...new Set([...ids.filter(Boolean), ...(rows?.keys() ?? [])])].map((id) => ({ ...know(id), id }));
  return all.filter(({ game }) => game).sort((one, other) => time(other) - time(one));
};

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
  const kept = matches();
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

/** Draws a paragraph of the home page, or leaves it empty. */
const below = (name, isThere, words) => document.querySelector(`.home ${name}`).replaceChildren(...(isThere ? [words()] : []));

/** Safari deletes what a site keeps when nobody has visited it for seven days, unless it lies on the home screen. */
const isForgetful = () => "GestureEvent" in globalThis && !navigator.standalone && !matchMedia("(display-mode: standalone)").matches;

/** Tells of the matches: of those that lie in the browser's storage at once, and of all as soon as the database answers. */
export const draw = () => {
  show();
  ask().catch(console.info);
};

addEventListener("visibilitychange", draw); // a device that slept through midnight
addEventListener("changed", draw); // by another tab
// With each move a match is kept, and then what is told of it.
addEventListener("storage", ({ key }) => (key ?? "summary").includes("summary") && draw());
