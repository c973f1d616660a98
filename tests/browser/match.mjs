// A match of any game: its record, its saved data, and its table.
import { randomBytes } from "node:crypto";
import { aside, expect, visit } from "./fixtures.mjs";
import { quiet } from "./quiet.mjs";

/** Makes the page's store available as `matchStore`, even before any program is loaded, and at an address that is no page. */
export const loadStore = (page) =>
  page.evaluate(async () => {
    const files = document.documentElement.dataset.files ?? (await (await fetch("./")).text()).match(/data-files="([^"]*)"/)[1];
    await import(new URL(`${files}store.js`, document.baseURI));
  });

/** Returns the ids of the saved matches, the last played first. */
export async function ids(page, game) {
  await loadStore(page);
  return page.evaluate(async (game) => (await matchStore.rows()).filter((row) => !game || row.game === game).map(({ id }) => id), game);
}

/** Returns the id of the match of a game that was played last. */
export const newest = async (page, game = "marrakech") => (await ids(page, game))[0];

/** Returns the saved match of a game that was played last; `null` if there is none. */
export async function kept(page, game = "marrakech") {
  await quiet(page);
  const id = await newest(page, game);
  return id ? textOf(page, id) : null;
}

/** Returns a saved match in the form of the store: its row, its text and its notes. */
export async function saved(page, id) {
  await loadStore(page);
  return page.evaluate((id) => matchStore.read(id), id);
}

/** Returns the text of a match. */
export const textOf = async (page, id) => (await saved(page, id))?.text ?? null;

/** Builds the row of a match from its text. */
export function rowOf(text, id, game) {
  const players = [...text.matchAll(/^player \d (person|bot \S+) (.*)$/gm)];
  const origin = `end ${sumOf(text.split("\nactions\n")[0])}`;
  const [names, persons] = [players.map(([, , name]) => name), players.map(([, kind]) => kind === "person")];
  return { id, game, title: "", names, persons, turn: "", stands: [], picture: "", over: false, numbers: null, origin, deleted: "" };
}

/** Saves a text as a new match of a game, with notes, and returns its id. */
export async function keep(page, text, game = "marrakech", { notes = {}, id = freshId(), row = {} } = {}) {
  await loadStore(page);
  const [end] = text.match(/[^\n]*\n?$/);
  const save = ([row, body, end, notes]) => matchStore.save(row, "", undefined, body, end, notes);
  // Without a database, the match is held in memory.
  expect(await page.evaluate(save, [{ ...rowOf(text, id, game), ...row }, text.slice(0, text.length - end.length), end, notes])).not.toBe("conflict");
  return id;
}

const freshId = () => randomBytes(8).toString("hex");

/** Overwrites the record of the match of a game that was played last. */
export async function write(page, text, game = "marrakech") {
  const id = await newest(page, game);
  await page.evaluate((id) => matchStore.remove(id), id);
  await keep(page, text, game, { id });
}

/** Builds the text of a record, with its checksum in the last line. It starts with options, or from a position. */
export function record({ game = "marrakech", players = ["person Ada", "person Ben"], options, position, actions = [], version = 1 }) {
  const seats = players.map((player, seat) => `player ${seat} ${player}`);
  const usual = game === "marrakech" ? `players ${seats.length} deck plain` : "";
  const start = position ? `position ${position}` : `options ${options ?? usual}`;
  return withSum([`caravanserai ${version}`, `game ${game}`, start, ...seats, "actions", ...actions, ""].join("\n"));
}

/** Completes the lines of a record by the last one, which has their checksum. */
export const withSum = (lines) => `${lines}end ${sumOf(lines)}\n`;

/** Returns the FNV-1a hash of a text. */
function sumOf(text) {
  const sum = new TextEncoder().encode(text).reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
  return sum.toString(16).padStart(8, "0");
}

/** Opens the table of a match that is saved with this text. */
export async function sitDown(page, text, pace = "instant") {
  const [, game] = text.match(/^game (.*)$/m);
  await aside(page);
  await page.evaluate((pace) => localStorage.setItem("caravanserai.pace", pace), pace);
  await keep(page, text, game);
  await visit(page, `${game}/#/table`);
  await seated(page, /^player \d person/m.test(text));
}

let visits = 0;
/**
 * Opens another page of the site. In the document that is open it is shown as after a link, which takes a third of the time of a
 * load; any other document is loaded, and so is this one if a sheet is open.
 */
export async function follow(page, address) {
  const [path, route] = address.split("#");
  if (route && (await page.evaluate(goWithin, { path, route }))) return;
  // With a query, a document is loaded anew.
  await visit(page, address.replace(/(?=#|$)/, `?${++visits}`));
}

/** Runs in the page: goes to a route of the document, and waits until its page is shown. Returns `false` if that cannot be done. */
async function goWithin({ path, route }) {
  const shown = document.querySelector(".program main");
  const isHere = document.documentElement.dataset.document === path && location.hash !== `#${route}`;
  if (!isHere || !shown || document.querySelector("[role=dialog], [role=alertdialog]")) return false;
  location.hash = route;
  while (shown.isConnected) await new Promise(requestAnimationFrame);
  return true;
}

/** Opens the table of a match that is saved with this text, in the open page. */
export async function sitNext(page, text) {
  const [, game] = text.match(/^game (.*)$/m);
  await follow(page, `${game}/#/table/${await keep(page, text, game)}`);
  await seated(page, /^player \d person/m.test(text));
}

/** Makes the pages of a context or a tab start with a setting. */
export const preset = (where, setting, value) =>
  where.addInitScript(
    ([name, value]) => {
      // Firefox runs this in empty pages too, which have no storage.
      if (location.protocol.startsWith("http")) localStorage.setItem(name, value);
    },
    [`caravanserai.${setting}`, value],
  );

/** Waits until the table is open and idle; among bots alone it may not be idle before the end. */
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

/** Answers a question by the button with this label, once it is enabled. */
export const confirm = (page, hand, name) => hand.press(page.getByRole("alertdialog").getByRole("button", { name }));

/** Waits until a person is to act, or a sheet is open over the table. */
export async function settled(page) {
  await quiet(page);
  await page.locator("[role=dialog], .hand button:enabled:not(.take-back, .play-again, .hint)").first().waitFor();
}

/** A button below the board. */
export const control = (page, name) => page.locator(".hand").getByRole("button", { name });

/** Opens the options of the set-up page, which are folded on a narrow screen. */
export async function unfold(page, hand) {
  const folded = page.locator(".fold:not([open]) > summary");
  await page.locator(".fold").waitFor();
  if (await folded.count()) await hand.press(folded);
}

/** Chooses who sits on a seat of the set-up page, whose choices are closed on a narrow screen. */
export async function seat(page, hand, index, sitter) {
  const place = page.locator(".seat").nth(index);
  await place.waitFor();
  const closed = place.locator(".kind[aria-expanded=false]");
  if (await closed.isVisible()) await hand.press(closed);
  await hand.press(place.locator("label", { hasText: sitter }));
}

/** The entry of a game on the home page. */
export const entry = (page, title) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
