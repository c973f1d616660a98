// A match of any game: its record, where it is kept, and its table.
import { randomBytes } from "node:crypto";
import { expect, visit } from "./fixtures.mjs";
import { quiet } from "./quiet.mjs";

/** Has the page's store at hand as `matchStore`, also where no program has come yet. */
export const loadStore = (page) =>
  page.evaluate(() => import(new URL(`${document.documentElement.dataset.files}store.js`, document.baseURI)).then(() => {}));

/** The ids of the matches that are saved, the last played first. */
export async function ids(page, game) {
  await loadStore(page);
  return page.evaluate(async (game) => (await matchStore.rows()).filter((row) => !game || row.game === game).map(({ id }) => id), game);
}

/** The id of the match of a game that was played last. */
export const newest = async (page, game = "marrakech") => (await ids(page, game))[0];

/** The match of a game that was played last, as it is saved; `null` if there is none. */
export async function kept(page, game = "marrakech") {
  await quiet(page);
  const id = await newest(page, game);
  return id ? textOf(page, id) : null;
}

/** A match as the store has it: its row, its text and its notes. */
export async function saved(page, id) {
  await loadStore(page);
  return page.evaluate((id) => matchStore.read(id), id);
}

/** The text of a match. */
export const textOf = async (page, id) => (await saved(page, id))?.text ?? null;

/** The row of a match, with what its text tells of it. */
export function rowOf(text, id, game) {
  const players = [...text.matchAll(/^player \d (person|bot \S+) (.*)$/gm)];
  const origin = `end ${sumOf(text.split("\nactions\n")[0])}`;
  const [names, persons] = [players.map(([, , name]) => name), players.map(([, kind]) => kind === "person")];
  return { id, game, title: "", names, persons, turn: "", stands: [], picture: "", over: false, numbers: null, origin, deleted: "" };
}

/** Saves a text as a new match of a game, with notes beside it, and gives its id. */
export async function keep(page, text, game = "marrakech", { notes = {}, id = freshId(), row = {} } = {}) {
  await loadStore(page);
  const [end] = text.match(/[^\n]*\n?$/);
  const save = ([row, body, end, notes]) => matchStore.save(row, "", undefined, body, end, notes);
  // Where the browser gives no database, it is held.
  expect(await page.evaluate(save, [{ ...rowOf(text, id, game), ...row }, text.slice(0, text.length - end.length), end, notes])).not.toBe("conflict");
  return id;
}

const freshId = () => randomBytes(8).toString("hex");

/** Writes a text over the match of a game that was played last. */
export async function write(page, text, game = "marrakech") {
  const id = await newest(page, game);
  await page.evaluate((id) => matchStore.remove(id), id);
  await keep(page, text, game, { id });
}

/** A record of a match as text, with the sum in its last line. It begins with options, or from a position. */
export function record({ game = "marrakech", players = ["person Ada", "person Ben"], options, position, actions = [], version = 1 }) {
  const seats = players.map((player, seat) => `player ${seat} ${player}`);
  const usual = game === "marrakech" ? `players ${seats.length} deck plain` : "";
  const start = position ? `position ${position}` : `options ${options ?? usual}`;
  return withSum([`caravanserai ${version}`, `game ${game}`, start, ...seats, "actions", ...actions, ""].join("\n"));
}

/** The lines of a record, and the last one, which holds their sum. */
export const withSum = (lines) => `${lines}end ${sumOf(lines)}\n`;

/** The FNV-1a sum of a text. */
function sumOf(text) {
  const sum = new TextEncoder().encode(text).reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
  return sum.toString(16).padStart(8, "0");
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
export async function seated(page, rests = true) {
  await page.locator("svg.board").waitFor();
  if (rests) await quiet(page);
}

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
