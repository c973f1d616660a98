// Play by link: each person plays in a browser of their own, and only the link is passed between them.
import { readFileSync } from "node:fs";
import { aside, expect, visit } from "./fixtures.mjs";
import { pointerHand } from "./hands.mjs";
import { choose, says } from "./languages.mjs";
import { lots, seedEntropy } from "./lots.mjs";
import { entry, keep, kept, preset, seated } from "./match.mjs";

/** Returns a match of a game near its end. */
export const nearlyOver = (game) => readFileSync(new URL(`../data/by-link/${game}.txt`, import.meta.url), "utf8");

/** Opens a browser, in this language, for the person with this name. */
export async function device(browser, baseURL, { name, seed = 7, pace = "instant", language = "en" }) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  await context.addInitScript(seedEntropy, seed);
  await preset(context, "pace", pace);
  if (language !== "en") await choose(context, language);
  const page = await context.newPage();
  return { name, language, page, hand: pointerHand(page, false), lot: lots(seed) };
}

/** Opens the browsers of all players of a match, each at its table with a seat of their own. */
export async function devicesOf(browser, baseURL, text) {
  const names = [...text.matchAll(/^player \d person (.*)$/gm)].map(([, name]) => name);
  const devices = await Promise.all(names.map((name, seat) => device(browser, baseURL, { name, seed: 7 + seat })));
  for (const [seat, device] of devices.entries()) await sitDown(device, text, seat);
  return devices;
}

/** Opens the table of a match in which this seat is played here. */
export async function sitDown({ page }, text, seat) {
  const [, game] = text.match(/^game (.*)$/m);
  const [, id] = text.match(/^@bind A (.{16})/m);
  const secret = String(seat + 1).padStart(2, "0").repeat(32);
  await aside(page);
  await keep(page, text, game, { id, notes: { secret } });
  await visit(page, `${game}/#/table/${id}`);
  await seated(page);
}

/** Sets up a match by link, and starts it. */
export async function invite({ page, hand }, title) {
  await visit(page);
  await hand.press(entry(page, title).getByRole("link", { name: "Play" }));
  const devices = page.getByRole("group", { name: "Devices" });
  await hand.press(devices.locator("label", { hasText: "By link" }));
  await hand.press(page.getByRole("button", { name: "Start", exact: true }));
  await seated(page);
}

/** Joins the match of an invitation. */
export async function join(device) {
  // The name of the host, what the host asks, and the name of this seat.
  const [, invites] = says(device.language, "table", "invites").split("…");
  await expect(device.page.locator(".ask")).toContainText(invites + device.name);
  await device.hand.press(device.page.getByRole("button", { name: says(device.language, "table", "join-match") }));
  await atTable(device);
}

/** The button that sends the link: below the board, or on the sheet at the end. */
export const sends = (page) => page.locator("main:not([inert]) .hand, .sheet").getByRole("button", { name: /^Send (.* the link|to everyone)$/ });

/** Returns the link that a page sends, and checks what the page says about it. */
export async function send({ page, hand }) {
  await hand.press(sends(page));
  await expect(page.locator(".ask")).toContainText(/Link (copied|selected)/);
  return page.locator("#pass-link").inputValue();
}

/** Opens a link in the tab of the match, if there is one. */
export async function open({ page }, link) {
  await page.goto(link);
  await seated(page);
}

/** Opens the part of the set-up page of a game that opens texts. */
async function toTexts({ page, hand }, game) {
  await visit(page, `${game}/`);
  await hand.press(page.getByText("Paste a match"));
}

/** Opens a text that was copied. */
export async function paste({ page, hand }, game, text) {
  await toTexts({ page, hand }, game);
  await page.getByRole("textbox", { name: "Text of a match" }).fill(text);
  await hand.press(page.getByRole("button", { name: "Open it" }));
}

/** Opens a file with the text. */
export async function openFile({ page, hand }, game, text) {
  await toTexts({ page, hand }, game);
  await page.locator("input[type=file]").setInputFiles({ name: `${game}.txt`, mimeType: "text/plain", buffer: Buffer.from(text) });
}

/** Waits until the page is at the table of a match. */
export async function atTable({ page }) {
  await expect(page).toHaveURL(/\/table\/[0-9a-f]{16}$/);
  await seated(page);
}

/** Returns the page that can continue: one that has nothing to send, or has more of the match, as forced throws happen at once. */
export async function toAct(devices, game) {
  const waits = await Promise.all(devices.map(({ page }) => sends(page).isVisible()));
  if (waits.includes(false)) return devices[waits.indexOf(false)];
  const lengths = await Promise.all(devices.map(async ({ page }) => (await kept(page, game)).length));
  return devices[lengths.indexOf(Math.max(...lengths))];
}

/**
 * Plays until another player is to act or the match is over, and opens the link at the next player. Returns the link, and the
 * next player to act; nobody at the end.
 */
export async function pass(devices, from, { act, look }) {
  let view = await look(from.page);
  for (; !view.sheet && !(await sends(from.page).isVisible()); view = await look(from.page)) await act(from.page, from.hand, from.lot);
  const to = await sends(from.page).textContent();
  const link = await send(from);
  const receivers = devices.filter((device) => device !== from && (to.includes("everyone") || to.includes(device.name)));
  expect(receivers).not.toEqual([]);
  for (const receiver of receivers) {
    await open(receiver, link);
    await atTable(receiver);
  }
  return { link, next: view.sheet ? null : receivers[0] };
}

/** Closes the browsers. */
export const close = (devices) => Promise.all(devices.map(({ page }) => page.context().close()));
