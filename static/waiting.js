// The home page's lines for matches that wait, drawn from what lies beside each (`src/ui/summary.rs`), so that no program is
// needed for them. `start.js` has them drawn.

const root = document.documentElement;

/** How many matches wait on the home page. */
const MOST = 5;

const games = new Map([...document.querySelectorAll("[data-program]")].map(({ id, dataset }) => [id, dataset.title]));

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
const told = (text) => {
  try {
    const match = JSON.parse(text);
    const { game, names, turn, when } = match;
    const isText = (value) => typeof value === "string";
    return games.has(game) && Array.isArray(names) && [...names, turn, when].every(isText) && /^(over|[0-7]*)$/.test(turn) && match;
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

/** The matches that are not over, the last played first. */
const unfinished = () => {
  const kept = everything();
  const ids = new Set([...kept.keys()].map((name) => name.match(/^caravanserai\.(?:match|spare)\.([\da-f]{16})$/)?.[1]).filter(Boolean));
  const read = (kind, id) => kept.get(`caravanserai.${kind}.${id}`) ?? "";
  const know = (id) => {
    const match = told(read("summary", id));
    return match && match.names.length ? match : header(read("match", id) || read("spare", id)) || match;
  };
  const all = [...ids].map((id) => ({ ...know(id), id }));
  const time = ({ when }) => Date.parse(when) || 0;
  return all.filter(({ game, turn }) => game && turn !== "over").sort((one, other) => time(other) - time(one));
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

export const draw = () => {
  const all = document.querySelector(".waiting");
  const drawn = unfinished().slice(0, MOST).map((match) => {
    const { id, game, names, when } = match;
    if (!lines.has(id)) lines.set(id, lineOf(match));
    const line = lines.get(id);
    const time = Date.parse(when);
    line.names.textContent = list(names.map(shown));
    line.says.textContent = [turnOf(match), time && ago(time)].filter(Boolean).join(" · ");
    line.way.textContent = say("go-on");
    line.way.ariaLabel = `${line.way.textContent}: ${games.get(game)}`;
    return line.element;
  });
  if (drawn.length !== all.children.length || drawn.some((line, place) => line !== all.children[place])) all.replaceChildren(...drawn);
  // Tomorrow, today is yesterday.
  clearTimeout(midnight);
  midnight = setTimeout(draw, new Date().setHours(24, 0, 0, 0) - Date.now() + 1000);
};
let midnight;

addEventListener("visibilitychange", draw); // a device that slept through midnight
// With each move a match is kept, and then its summary.
addEventListener("storage", ({ key }) => (key ?? "summary").includes("summary") && draw());
