// A match of any game: its record, where it is kept, and its table.
import { expect, visit } from "./fixtures.mjs";
import { quiet } from "./quiet.mjs";

/** The id of the match of a game that was played last. */
export const newest = (page, game = "marrakech") => page.evaluate((game) => localStorage.getItem(`caravanserai.newest.${game}`), game);

/** The ids of all matches that the browser's storage keeps: those at tables, and those that are not swept out of it yet. */
export const ids = (page) =>
  page.evaluate(() => [...new Set(Object.keys(localStorage).map((key) => key.match(/^caravanserai\.(?:match|spare)\.([\da-f]{16})$/)?.[1]).filter(Boolean))].sort());

/** The same, and those that the database alone keeps. */
export const allIds = (page) =>
  page.evaluate(async () => {
    await import(new URL(`${document.documentElement.dataset.files}chest.js`, document.baseURI));
    return (await chest.list()).map(({ id }) => id).sort();
  });

/** The match of a game that was played last, as it is kept on the device. */
export async function kept(page, game = "marrakech") {
  await quiet(page);
  return textOf(page, await newest(page, game));
}

/** The match with this id as it is kept: the longer one of its two texts. */
export async function textOf(page, id) {
  const read = (id) => ["match", "spare"].map((kind) => localStorage.getItem(`caravanserai.${kind}.${id}`) ?? "");
  const texts = await page.evaluate(read, id);
  return texts.sort((one, other) => other.length - one.length)[0] || null;
}

/** Writes a text over both in which the match of a game that was played last is kept. */
export async function write(page, text, game = "marrakech") {
  const write = ([id, text]) => ["match", "spare"].forEach((kind) => localStorage.setItem(`caravanserai.${kind}.${id}`, text));
  await page.evaluate(write, [await newest(page, game), text]);
}

/** Puts a text where a match of a game is kept, as the one that was played last. */
export const keep = (page, text, game = "marrakech") =>
  page.evaluate(
    ([game, text]) => {
      const id = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      // Tests that make `setItem` fail mean the page's.
      localStorage[`caravanserai.match.${id}`] = text;
      localStorage[`caravanserai.newest.${game}`] = id;
    },
    [game, text],
  );

/** A record of a match as text, with the sum in its last line. It begins with options, or from a position. */
export function record({ game = "marrakech", players = ["person Ada", "person Ben"], options, position, actions = [], version = 1 }) {
  const seats = players.map((player, seat) => `player ${seat} ${player}`);
  const usual = game === "marrakech" ? `players ${seats.length} deck plain` : "";
  const start = position ? `position ${position}` : `options ${options ?? usual}`;
  return withSum([`caravanserai ${version}`, `game ${game}`, start, ...seats, "actions", ...actions, ""].join("\n"));
}

/** The lines of a record, and the last one, which holds their sum. */
export function withSum(lines) {
  const bytes = new TextEncoder().encode(lines);
  const sum = bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
  return `${lines}end ${sum.toString(16).padStart(8, "0")}\n`;
}

/** Sits down at the table of a match that is kept as this text. */
export async function sitDown(page, text, pace = "Instant") {
  const [, game] = text.match(/^game (.*)$/m);
  await visit(page);
  await page.evaluate((pace) => localStorage.setItem("caravanserai.pace", pace), pace);
  await keep(page, text, game);
  await visit(page, `#/${game}/table`);
  await seated(page, /^player \d person/m.test(text));
}

/** Waits until the table is there, and until it rests: bots alone may not rest before the end. */
export const seated = (page, rests = true) =>
  expect
    .poll(async () => {
      if (rests) await quiet(page);
      return page.locator("svg.board").count();
    })
    .toBe(1);

/** Chooses the pace in the menu. */
export async function choosePace(page, hand, pace) {
  await hand.press(page.getByRole("button", { name: "Menu" }));
  await hand.press(page.getByRole("dialog").locator("label", { hasText: pace }));
  await hand.press(page.getByRole("button", { name: "Close" }));
}

/** Answers a question that has been asked, as soon as it listens, by the button of this name. */
export const confirm = (page, hand, name) => hand.press(page.getByRole("alertdialog").getByRole("button", { name }));

/** Waits until a person has something to do or a sheet lies over the table. */
export async function settled(page) {
  await quiet(page);
  await page.locator("[role=dialog], .hand button:enabled:not(.take-back, .play-again, .hint)").first().waitFor();
}

/** A button below the board. */
export const control = (page, name) => page.locator(".hand").getByRole("button", { name });

/** A game's entry on the home page. */
export const entry = (page, title) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
