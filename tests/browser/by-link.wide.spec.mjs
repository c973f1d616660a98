// Play by link: two and more play a match, each in a browser of their own.
import { atTable, close, device, devicesOf, invite, join, nearlyOver, open, openFile, pass, paste, send, sends, sitDown, toAct } from "./by-link.mjs";
import * as cross from "./cross.mjs";
import * as damath from "./damath.mjs";
import { expect, test } from "./fixtures.mjs";
import { ids, kept, seated, withSum } from "./match.mjs";
import * as marrakech from "./table.mjs";

/** The helpers that play each game. */
const tables = { marrakech, damath, chaupar: cross, pachisi: cross };
const ask = (page) => page.locator(".ask");

/** Returns the text on the sheet at the end of a match. */
const end = (page) => page.locator(".sheet").evaluate((sheet) => ["h2", ".score", ".promise"].map((part) => sheet.querySelector(part)?.textContent));

/** Checks that all players see the same end, and that all throws match their commitments, if there are any. */
async function expectSameEnd(devices, game) {
  const [told, ...others] = await Promise.all(devices.map(({ page }) => end(page)));
  for (const other of others) expect(other).toEqual(told);
  if (game !== "damath") expect(told[2]).toMatch(/^All \d+ throws check out\./);
}

/** Checks that these links contain nothing new for a device, and change nothing. */
async function expectKnown({ page, hand }, game, links) {
  const text = await kept(page, game);
  for (const link of links) {
    await open({ page }, link);
    await expect(ask(page)).toContainText("Nothing new in this link.");
    await hand.press(page.getByRole("link", { name: "Go to table" }));
    await atTable({ page });
    expect(await kept(page, game)).toBe(text);
  }
}

/** Plays to the end, which is the same for all players. Repeated, late or reordered links do no harm afterwards. */
async function playOn(devices, from, game, table) {
  const links = [];
  for (let next = from; next; ) {
    expect(links.length, "the match does not end").toBeLessThan(50);
    const passed = await pass(devices, next, table);
    links.push(passed.link);
    next = passed.next;
  }
  await expectSameEnd(devices, game);
  await expectKnown(devices[0], game, [links.at(-1), links.at(-1), links[0], links.at(-2)]);
}

test("a match of Marrakech by link, from set-up to its first turns", async ({ browser, baseURL }) => {
  const devices = [await device(browser, baseURL, { name: "Amina", seed: 7 }), await device(browser, baseURL, { name: "Youssef", seed: 8 })];
  const [host, guest] = devices;
  await invite(host, "Marrakech");
  await expect(ask(host.page).locator("strong")).toHaveText("Youssef hasn’t joined yet");
  await expect(ask(host.page)).toContainText("Send Youssef the link.");
  await open(guest, await send(host));
  expect(await ids(guest.page)).toEqual([]);
  await join(guest);
  let next = guest;
  for (let links = 0; links < 4; links++) ({ next } = await pass(devices, next, marrakech));
  expect((await kept(host.page)).split("\n").filter((line) => /^\w\d-\w\d$/.test(line)).length, "rugs laid").toBeGreaterThan(0);
  await close(devices);
});

test("the player who wants a rematch by link invites the other", async ({ browser, baseURL }) => {
  const devices = await devicesOf(browser, baseURL, nearlyOver("marrakech"));
  for (let next = await toAct(devices, "marrakech"); next; ) ({ next } = await pass(devices, next, marrakech));
  const [host, guest] = devices;
  await guest.hand.press(guest.page.getByRole("button", { name: "Next match" }));
  await expect(ask(guest.page).locator("strong")).toHaveText(`${host.name} hasn’t joined yet`);
  await open(host, await send(guest));
  await join(host);
  await close(devices);
});

for (const [game, table] of Object.entries(tables)) {
  test(`a match of ${game} goes from device to device to its end`, async ({ browser, baseURL }) => {
    test.slow();
    const devices = await devicesOf(browser, baseURL, nearlyOver(game));
    await playOn(devices, await toAct(devices, game), game, table);
    await close(devices);
  });
}

test("a link that is copied from where it is shown is sent, too", async ({ browser, baseURL }) => {
  const host = await device(browser, baseURL, { name: "Amina" });
  const { page, hand } = host;
  await invite(host, "Marrakech");
  await expect(ask(page)).toContainText("Send Youssef the link.");
  await hand.press(page.getByRole("button", { name: "Share" }));
  await hand.press(page.getByRole("button", { name: "Copy", exact: true }));
  await hand.press(page.getByRole("dialog").getByRole("button", { name: "Close" }));
  await expect(ask(page)).toContainText(/Link (copied|selected)/);
  await page.reload();
  await seated(page);
  await expect(ask(page)).toContainText("Youssef has the link.");
  await close([host]);
});

test("what came is shown as a film", async ({ browser, baseURL }) => {
  const devices = [await device(browser, baseURL, { name: "Player A" }), await device(browser, baseURL, { name: "Player B", pace: "Brisk" })];
  for (const [seat, device] of devices.entries()) await sitDown(device, nearlyOver("marrakech"), seat);
  const [, { page }] = devices;
  const said = [];
  await page.exposeFunction("said", (words) => said.push(words));
  await page.addInitScript(() => new MutationObserver(() => said(document.querySelector(".ask strong")?.textContent)).observe(document, { subtree: true, childList: true, characterData: true }));
  await page.goto("about:blank"); // the link is opened from another app, in a tab of its own
  await pass(devices, devices[0], marrakech);
  await expect(ask(page).locator("strong")).toHaveText("Your turn: which way?");
  expect(said.filter((words) => words?.startsWith("Player A"))).not.toEqual([]);
  await close(devices);
});

test("a link that tells a move otherwise is refused, and the move is named", async ({ browser, baseURL }) => {
  const [host, guest, forger] = [{ name: "Player A" }, { name: "Player B", seed: 8 }, { name: "Player A", seed: 11 }].map((who) => device(browser, baseURL, who));
  const devices = [await host, await guest];
  const cheat = await forger;
  for (const [seat, device] of [...devices, cheat].entries()) await sitDown(device, nearlyOver("marrakech"), seat % 2);
  await pass(devices, devices[0], marrakech);
  const { page, hand } = devices[1];
  const text = await kept(page);
  while (!(await sends(cheat.page).isVisible())) await marrakech.act(cheat.page, cheat.hand, cheat.lot);
  await open(devices[1], await send(cheat));
  await expect(ask(page).locator(".refused")).toHaveText(/^Move \d+ is .+ here, but .+ in this link\. Nothing has changed here\.$/);
  await hand.press(page.getByRole("link", { name: "Go to table" }));
  await atTable(devices[1]);
  expect(await kept(page)).toBe(text);
  await close([...devices, cheat]);
});

test("a text with a move that is not allowed, or with a throw that was bound otherwise, is refused, and that is named", async ({ browser, baseURL }) => {
  const host = await device(browser, baseURL, { name: "Player A" });
  const forged = (game, from, to) => withSum(nearlyOver(game).replace(/end .*\n$/, "").replace(from, to));
  await openFile(host, "marrakech", forged("marrakech", /f4-f5(?=\n@bind .*\n$)/, "a1-a2"));
  await expect(host.page.getByRole("alert")).toHaveText("Line 111 breaks rule M8.");
  // The piece that moved by the last throw can move by another one.
  await openFile(host, "pachisi", forged("pachisi", /2\n33\+2(?=\n@bind .*\n$)/, "3\n33+3"));
  await seated(host.page);
  await expect(ask(host.page).locator(".refused")).toHaveText(/^Move \d+ in this link is 3, but it had to be 2\. Nothing has changed here\.$/);
  expect(await ids(host.page)).toEqual([]);
  await close([host]);
});

test("a text goes the way of a link: somebody joins, and it goes on", async ({ browser, baseURL }) => {
  const [host, guest] = [await device(browser, baseURL, { name: "Amina" }), await device(browser, baseURL, { name: "Youssef", seed: 8 })];
  await invite(host, "Marrakech");
  await paste(guest, "marrakech", await kept(host.page));
  await seated(guest.page);
  expect(await ids(guest.page)).toEqual([]);
  await join(guest);
  await paste(host, "marrakech", await kept(guest.page));
  await atTable(host);
  await expect(ask(host.page)).toContainText("Roll for order");
  await close([host, guest]);
});

test("the browser takes back all that is kept in the middle of a turn: who plays here still does", async ({ browser, baseURL }) => {
  const { page, hand, lot } = await device(browser, baseURL, { name: "Player A" });
  await sitDown({ page }, nearlyOver("marrakech"), 0);
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: new URL(baseURL).origin, storageTypes: "all" });
  await marrakech.act(page, hand, lot);
  const seen = await marrakech.look(page);
  expect(seen.open).not.toEqual([]);
  await page.reload();
  await seated(page);
  expect(await marrakech.look(page)).toEqual(seen);
  await page.context().close();
});
