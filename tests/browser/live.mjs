// Live play: two devices connect by the codes that they show each other.
import { atTable } from "./by-link.mjs";
import { expect } from "./fixtures.mjs";
import { says } from "./languages.mjs";
import { kept } from "./match.mjs";

/** Returns the link in the code that a page of live play shows. */
export async function ownLink(page, language = "en") {
  const field = page.getByRole("textbox", { name: says(language, "live", "own-code") });
  await expect(field).toHaveValue(/\/[a-z]+\/#\/live\/[\w-]{60,154}$/);
  return field.inputValue();
}

/** Opens the page of live play from a table that waits for another device. */
export async function toLive({ page, hand }) {
  await hand.press(page.getByRole("link", { name: "Play live" }));
  await expect(page.getByRole("heading", { name: "Play live" })).toBeVisible();
}

/** Pastes the link of the other device. */
export async function paste({ page, hand }, link) {
  await page.getByRole("textbox", { name: "Link from the other device" }).fill(link);
  await hand.press(page.getByRole("button", { name: "Connect" }));
}

/** Connects a device that is at its table with another one, which opens its link. The table that opens there is that of its match. */
export async function connect(host, guest) {
  await toLive(host);
  await guest.page.goto(await ownLink(host.page));
  await paste(host, await ownLink(guest.page, guest.language));
  await atTable(host);
}

/** Waits until both devices have the same match, and returns its text. */
export async function inStep(devices, game) {
  const texts = () => Promise.all(devices.map(({ page }) => kept(page, game)));
  await expect.poll(async () => new Set(await texts()).size).toBe(1);
  return (await texts())[0];
}

/** Returns true once the match is over or the other device is to act, and false once this one is. */
async function waits(page, look) {
  const choices = page.locator(".hand .button.main, .hand .choice-row button, .board [role=gridcell][aria-disabled=false]");
  let waits;
  // A move that has just arrived may still be shown.
  await expect.poll(async () => {
    const { sheet } = await look(page);
    waits = Boolean(sheet) || (await page.locator(".ask").textContent()).includes("Playing live");
    return waits || (await choices.count()) > 0;
  }).toBe(true);
  return waits;
}

/** Each acts while it is their turn, and nobody sends a link. */
export async function playRound(devices, { act, look }) {
  for (const { page, hand, lot } of devices) {
    while (!(await waits(page, look))) await act(page, hand, lot);
  }
}

/** Plays to the end. */
export async function playOn(devices, table, most = 50) {
  const isOver = async () => (await Promise.all(devices.map(({ page }) => table.look(page)))).every(({ sheet }) => sheet);
  for (let rounds = 0; !(await isOver()); rounds++) {
    expect(rounds, "the match does not end").toBeLessThan(most);
    await playRound(devices, table);
  }
}

/** Loads the script of the connection into a page, as `globalThis.peer`. The page's programs use the same one. */
export const loadPeer = (page) =>
  page.evaluate(async () => {
    const host = await import(new URL(`${document.documentElement.dataset.files}host.js`, document.baseURI).href);
    globalThis.peer = await host.openLive();
  });

/** Connects two pages by that script alone, whatever they show. */
export async function connectPages(host, guest) {
  for (const page of [host, guest]) await loadPeer(page);
  const offer = await host.evaluate(() => peer.offer());
  const answer = await guest.evaluate((offer) => peer.accept(offer), offer);
  await host.evaluate((answer) => peer.accept(answer), answer);
  for (const page of [host, guest]) await expect.poll(() => page.evaluate(() => peer.stateOf())).toBe("open");
}
