// Takes in what versions before this one have kept: one match a game under the game's name, the match before it, and texts
// that could not be read. Each becomes a match with an id of its own, and nothing of it is lost.

const root = document.documentElement;

/** What lay beside a match. */
const BESIDE = ["clocks", "contest", "series", "sums"];

/** What lists told of a match: its last line, when it was played, whose turn it is, and the names. */
const SUMMARY = /^end [\da-f]{8}\n(\d{4}-.{5,30}|)\n(over|[0-7]{0,8})\n([^]*)$/;

const freshId = () => [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Keeps a text under another name. What the browser does not keep is there until the page is closed, and the old one stays. */
const move = (from, to, text) => {
  try {
    localStorage.setItem(to, text);
    localStorage.removeItem(from);
  } catch {
    root.setAttribute(to, text);
  }
};

export const takeIn = () => {
  for (const key of Object.keys(localStorage)) {
    const [, before, kind, game] = key.match(/^caravanserai\.(before-)?(match|damaged)\.([a-z]+)(?:\.\d)?$/) ?? [];
    if (!kind || !document.getElementById(game)?.dataset.program) continue;
    const id = freshId();
    const text = localStorage.getItem(key);
    // What was put aside has a line before it, in which the reason once stood.
    move(key, `caravanserai.match.${id}`, kind === "damaged" ? text.slice(text.indexOf("\n") + 1) : text);
    const isMatch = kind === "match";
    const named = (kind) => `caravanserai.${before ?? ""}${kind}.${game}`;
    for (const beside of isMatch ? BESIDE : []) {
      const text = localStorage.getItem(named(beside));
      if (text !== null) move(named(beside), `caravanserai.${beside}.${id}`, text);
    }
    const told = (isMatch && localStorage.getItem(named("summary"))) || "";
    const [, when = "", turn = "", names] = told.match(SUMMARY) ?? [];
    const summary = { id, game, names: names?.split("\n") ?? [], persons: [], turn, when };
    move(isMatch ? named("summary") : "", `caravanserai.summary.${id}`, JSON.stringify(summary));
    if (isMatch && !before) move("", `caravanserai.newest.${game}`, id);
  }
};
