// Play by link: each person plays in a browser of their own, and nothing goes from one to the other but the link.
import { expect, test, visit } from "./fixtures.mjs";
import { pointerHand } from "./hands.mjs";
import { lots, seedEntropy } from "./lots.mjs";
import { entry, kept, seated } from "./match.mjs";
import * as marrakech from "./table.mjs";

const tables = { marrakech };

/** The main button that sends the link. */
const sends = (page) => page.locator(".hand").getByRole("button", { name: /^Send .* the link$/ });

/** A page in a browser of its own. */
async function device(browser, baseURL, seed) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  await context.addInitScript(seedEntropy, seed);
  await context.addInitScript(() => localStorage.setItem("caravanserai.pace", "Instant"));
  const page = await context.newPage();
  return { page, hand: pointerHand(page, false), lot: lots(seed) };
}

/** Sets up a match by link in which so many play, and starts it. */
async function invite({ page, hand }, title) {
  await visit(page);
  await hand.press(entry(page, title).getByRole("link", { name: "Play" }));
  await hand.press(page.locator("summary", { hasText: "More options" }));
  const devices = page.getByRole("group", { name: "Devices" });
  await hand.press(devices.locator("label", { hasText: "Several, by link" }));
  await hand.press(page.getByRole("button", { name: "Start", exact: true }));
  await seated(page);
}

/** The link that is sent from a page, which says what it does. */
async function send({ page, hand }) {
  await hand.press(sends(page));
  await expect(page.locator(".ask")).toContainText(/The link is (copied|selected)/);
  return page.locator("#pass-link").inputValue();
}

/** Opens a link, as somebody does to whom it was sent. */
async function open({ page }, link) {
  await page.goto("about:blank");
  await page.goto(link);
  await seated(page);
}

async function join(device, link) {
  await open(device, link);
  await expect(device.page.locator(".ask")).toContainText("invites you: you are");
  await device.hand.press(device.page.getByRole("button", { name: "Join" }));
  await expect(device.page).toHaveURL(/\/table\/[0-9a-f]{16}$/);
  await seated(device.page);
}

/** Plays until the match is over or somebody else goes on. Tells whether it is over. */
async function turn({ page, hand, lot }, { act, look }) {
  for (let count = 0; count < 100; count++) {
    if ((await look(page)).sheet) return true;
    if (await sends(page).isVisible()) return false;
    await act(page, hand, lot);
  }
  throw new Error("the turn does not end");
}

/** Passes the link round so many times, and gives the last one. */
async function pass(devices, game, seat, times) {
  let link;
  for (let count = 0; count < times; count++) {
    expect(await turn(devices[seat], tables[game])).toBe(false);
    link = await send(devices[seat]);
    seat = 1 - seat;
    await open(devices[seat], link);
    await expect(devices[seat].page).toHaveURL(/\/table\/[0-9a-f]{16}$/);
    await seated(devices[seat].page);
  }
  return link;
}

test("two join a match by link and pass it on; a link that was known already changes nothing", async ({ browser, baseURL }) => {
  test.slow();
  const devices = [await device(browser, baseURL, 7), await device(browser, baseURL, 8)];
  await invite(devices[0], "Marrakech");
  await expect(devices[0].page.locator(".ask")).toContainText("Send Youssef the link.");
  await join(devices[1], await send(devices[0]));
  const back = await send(devices[1]);
  await open(devices[0], back);
  await expect(devices[0].page).toHaveURL(/\/table\/[0-9a-f]{16}$/);
  await pass(devices, "marrakech", 0, 4);

  const text = await kept(devices[0].page);
  expect(text).toContain("\nby-link\n");
  await devices[0].page.goto(back);
  await expect(devices[0].page.locator(".ask")).toContainText("You know this already.");
  await devices[0].hand.press(devices[0].page.getByRole("link", { name: "To the table" }));
  await seated(devices[0].page);
  expect(await kept(devices[0].page)).toBe(text);
  for (const { page } of devices) await page.context().close();
});
