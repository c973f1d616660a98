// The home page's line for each kept match, drawn from the summary beside it (`src/ui/summary.rs`), so that no program is
// needed for it. `start.js` has it drawn, and starts the programs of the matches that have no line.

/** What a summary looks like: the match's last line, when it was played, whose turn it is, and the names. */
const SUMMARY = /^(end [\da-f]{8})\n(\d{4}-.{5,30}|)\n(over|[0-7]{0,8})((?:\n.{1,60}){1,8})$/;

const root = document.documentElement;
const games = [...document.querySelectorAll("[data-program]")];

/** Does something with what is kept of a game. A browser that gives no storage keeps nothing. */
const withKept = (kind, { id }, act) => {
  try {
    return act(`caravanserai.${kind}.${id}`);
  } catch {
    return undefined;
  }
};
/** Attributes of the document's root hold what the browser would not keep. */
const read = (name) => root.getAttribute(name) ?? localStorage.getItem(name);
const forget = (name) => (root.removeAttribute(name), localStorage.removeItem(name));

/** What is known of a game's match without its program: nothing, if its summary is that of another match. */
const know = (game) => {
  const [match, text] = ["match", "summary"].map((kind) => withKept(kind, game, read) ?? "");
  const [, end, when, turn, names] = text.match(SUMMARY) ?? [];
  // What is no summary goes: then the program, which is asked instead, writes one.
  if (text && !end) withKept("summary", game, forget);
  const known = end && match.trimEnd().endsWith(`\n${end}`);
  return known ? [{ game, time: Date.parse(when) || 0, turn, names: names.slice(1).split("\n") }] : [];
};

/** How long ago something was, as people count days: a new one begins at midnight. */
const ago = (time) => {
  const midnight = (time) => new Date(time).setHours(0, 0, 0, 0);
  const days = Math.max(0, Math.round((midnight(Date.now()) - midnight(time)) / 864e5));
  const [length, unit] = [[365, "year"], [30, "month"], [7, "week"]].find(([length]) => days >= 2 * length) ?? [1, "day"];
  return new Intl.RelativeTimeFormat(root.lang, { numeric: "auto" }).format(-Math.floor(days / length), unit);
};

const list = (items) => new Intl.ListFormat(root.lang === "en" ? "en-GB" : root.lang).format(items);

/** Whose turn it is, or that there is none. The only person at a table may be kept as “You”. */
const turnOf = ({ turn, names }) => {
  if (turn === "over") return say("match-over");
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

/** A game's line. It stays the same element, so that nobody presses beside it when another tab moves. */
const lines = new Map();
const lineOf = ({ id, dataset: { title } }) => {
  const [names, says] = [make("span"), make("small")];
  const way = make("a", { className: "button main", href: `#/${id}/table` });
  const picture = make("img", { src: `${id}.svg`, alt: "", width: 56, height: 56 });
  return { element: make("li", { className: "notice" }, picture, make("p", {}, make("b", {}, title), names, says), way), names, says, way, title };
};

export const draw = () => {
  const all = document.querySelector(".waiting");
  const waiting = games.flatMap(know).sort((one, other) => other.time - one.time);
  const drawn = waiting.map((match) => {
    const { game, time, names, turn } = match;
    if (!lines.has(game)) lines.set(game, lineOf(game));
    const line = lines.get(game);
    line.names.textContent = list(names.map(shown));
    line.says.textContent = [turnOf(match), time && ago(time)].filter(Boolean).join(" · ");
    line.way.textContent = say(turn === "over" ? "see-end" : "go-on");
    line.way.ariaLabel = `${line.way.textContent}: ${line.title}`;
    return line.element;
  });
  if (drawn.length !== all.children.length || drawn.some((line, place) => line !== all.children[place])) all.replaceChildren(...drawn);
  // Tomorrow, today is yesterday.
  clearTimeout(midnight);
  midnight = setTimeout(draw, new Date().setHours(24, 0, 0, 0) - Date.now() + 1000);
};
let midnight;

addEventListener("visibilitychange", draw); // a device that slept through midnight
addEventListener("summed-up", draw, { capture: true }); // by a program, on its element
// With each move a match is kept, and then its summary.
addEventListener("storage", ({ key }) => (key ?? "summary").includes("summary") && draw());
