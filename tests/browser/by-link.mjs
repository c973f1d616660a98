// Play by link: each person plays in a browser of their own, and nothing goes from one to the other but the link.
import { readFileSync } from "node:fs";
import { expect, visit } from "./fixtures.mjs";
import { pointerHand } from "./hands.mjs";
import { lots, seedEntropy } from "./lots.mjs";
import { entry, seated } from "./match.mjs";

/** A match of a game that is nearly over. */
export const nearlyOver = (game) => readFileSync(new URL(`../data/by-link/${game}.txt`, import.meta.url), "utf8");

/** A page in a browser of its own. */
export async function device(browser, baseURL, seed) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  await context.addInitScript(seedEntropy, seed);
  await context.addInitScript(() => localStorage.setItem("caravanserai.pace", "Instant"));
  const page = await context.newPage();
  return { page, hand: pointerHand(page, false), lot: lots(seed) };
}

/** Goes to the table of a match in which this seat is played on the device. */
export async function sitDown({ page }, text, seat) {
  const [, game] = text.match(/^game (.*)$/m);
  const [, id] = text.match(/^@bind A (.{16})/m);
  const secret = String(seat + 1).padStart(2, "0").repeat(32);
  await visit(page);
  const keep = ([id, text, secret]) => {
    localStorage.setItem(`caravanserai.match.${id}`, text);
    localStorage.setItem(`caravanserai.secret.${id}`, secret);
  };
  await page.evaluate(keep, [id, text, secret]);
  await visit(page, `#/${game}/table/${id}`);
  await seated(page);
}

/** Sets up a match by link, and starts it. */
export async function invite({ page, hand }, title) {
  await visit(page);
  await hand.press(entry(page, title).getByRole("link", { name: "Play" }));
  await hand.press(page.locator("summary", { hasText: "More options" }));
  const devices = page.getByRole("group", { name: "Devices" });
  await hand.press(devices.locator("label", { hasText: "Several, by link" }));
  await hand.press(page.getByRole("button", { name: "Start", exact: true }));
  await seated(page);
}

/** The button that sends the link: below the board, or on the sheet that tells the end. */
export const sends = (page) => page.locator("main:not([inert]) .hand, .sheet").getByRole("button", { name: /^Send .* the link$/ });

/** The link that is sent from a page, which says what it does. */
export async function send({ page, hand }) {
  await hand.press(sends(page));
  await expect(page.locator(".ask")).toContainText(/The link is (copied|selected)/);
  return page.locator("#pass-link").inputValue();
}

/** Opens a link, as somebody does to whom it was sent. */
export async function open({ page }, link) {
  await page.goto("about:blank");
  await page.goto(link);
  await seated(page);
}

/** Joins the match to which a link invites. */
export async function join(device, link) {
  await open(device, link);
  await expect(device.page.locator(".ask")).toContainText("invites you: you are");
  await device.hand.press(device.page.getByRole("button", { name: "Join" }));
  await atTable(device);
}

/** Waits until the page is at the table of a match. */
export async function atTable({ page }) {
  await expect(page).toHaveURL(/\/table\/[0-9a-f]{16}$/);
  await seated(page);
}

/** Plays until the match is over or somebody else goes on. Tells whether it is over. */
export async function turn({ page, hand, lot }, { act, look }) {
  for (let count = 0; count < 100; count++) {
    if ((await look(page)).sheet) return true;
    if (await sends(page).isVisible()) return false;
    await act(page, hand, lot);
  }
  throw new Error("the turn does not end");
}
