// Play by link: two and more play a match, each in a browser of their own.
import { atTable, close, device, devicesOf, invite, join, nearlyOver, open, openFile, pass, paste, send, sends, sitDown, toAct } from "./by-link.mjs";
import * as cross from "./cross.mjs";
import * as damath from "./damath.mjs";
import { isLong } from "./effort.mjs";
import { expect, test } from "./fixtures.mjs";
import { ids, kept, seated, withSum } from "./match.mjs";
import * as marrakech from "./table.mjs";

const ask = (page) => page.locator(".ask");

/** Returns the text on the sheet at the end of a match. */
const end = (page) => page.locator(".sheet").evaluate((sheet) => ["h2", ".score", ".promise"].map((part) => sheet.querySelector(part)?.textContent));

/** Checks that all players see the same end, and that all throws match their commitments, if there are any. */
async function expectSameEnd(devices, game) {
  const [told, ...others] = await Promise.all(devices.map(({ page }) => end(page)));
  for (const other of others) expect(other).toEqual(told);
  if (!["damath", "dschamal"].includes(game)) expect(told[2]).toMatch(/^All \d+ throws check out\./);
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
  await expectKnown(devices[0], game, [links.at(-1), links[0], links.at(-2)]);
}

test("matches go from device to device to their ends", async ({ browser, baseURL }) => {
  test.setTimeout(isLong ? 600_000 : 180_000);
  await test.step("a match of Marrakech goes from device to device to its end, after which who wants a rematch invites the other", async () => {
    const devices = await devicesOf(browser, baseURL, nearlyOver("marrakech"));
    await playOn(devices, await toAct(devices, "marrakech"), "marrakech", marrakech);
    const [host, guest] = devices;
    await guest.hand.press(guest.page.getByRole("button", { name: "Next match" }));
    await expect(ask(guest.page).locator("strong")).toHaveText(`${host.name} hasn’t joined yet`);
    await open(host, await send(guest));
    await join(host);
    await close(devices);
  });

  for (const [game, table] of Object.entries({ damath, chaupar: cross, pachisi: cross })) {
    await test.step(`a match of ${game} goes from device to device to its end`, async () => {
      // A minute long: LONG=1.
      if (!isLong) return;
      const devices = await devicesOf(browser, baseURL, nearlyOver(game));
      await playOn(devices, await toAct(devices, game), game, table);
      await close(devices);
    });
  }
});

test("a match goes from device to device, from set-up to its first turns", async ({ browser, baseURL }) => {
  test.slow();
  await test.step("a match of Marrakech by link or by its text, from set-up to its first turns; a link that is copied where it is shown is sent, too", async () => {
    const devices = [await device(browser, baseURL, { name: "Amina", seed: 7 }), await device(browser, baseURL, { name: "Youssef", seed: 8 })];
    const [host, guest] = devices;
    const { page, hand } = host;
    await invite(host, "Marrakech");
    await expect(ask(page).locator("strong")).toHaveText("Youssef hasn’t joined yet");
    await expect(ask(page)).toContainText("Send Youssef the link.");
    await hand.press(page.getByRole("button", { name: "Share" }));
    const link = await page.getByRole("textbox", { name: "Link to the match" }).inputValue();
    await hand.press(page.getByRole("button", { name: "Copy", exact: true }));
    await hand.press(page.getByRole("dialog").getByRole("button", { name: "Close" }));
    await expect(ask(page)).toContainText(/Link (copied|selected)/);
    await page.reload();
    await seated(page);
    await expect(ask(page)).toContainText("Youssef has the link.");

    // The invitation comes as a text, and as a link. Nothing is saved before somebody joins.
    await paste(guest, "marrakech", await kept(page));
    await expect(ask(guest.page)).toContainText("invites you to play as Youssef.");
    await guest.page.goto("about:blank");
    await open(guest, link);
    expect(await ids(guest.page)).toEqual([]);
    await join(guest);
    await paste(host, "marrakech", await kept(guest.page));
    await atTable(host);
    await expect(ask(page)).toContainText("Roll for order");
    const rugs = async () => (await kept(page)).match(/^\w\d-\w\d$/gm) ?? [];
    let next = host;
    for (let links = 0; (await rugs()).length === 0; links++) {
      expect(links, "nobody lays a rug").toBeLessThan(6);
      ({ next } = await pass(devices, next, marrakech));
    }
    await close(devices);
  });

  await test.step("a turn of Damath goes to the next device, and one of Chaupar", async () => {
    for (const [game, table, letters] of [["damath", damath, "AB"], ["chaupar", cross, "ABCD"]]) {
      const devices = await Promise.all([...letters].map((letter) => device(browser, baseURL, { name: `Player ${letter}` })));
      for (const [seat, player] of devices.entries()) await sitDown(player, nearlyOver(game), seat);
      const [sender] = devices;
      const { next } = await pass(devices, sender, table);
      const [sent, arrived] = [await kept(sender.page, game), await kept(next.page, game)];
      expect(sent.length).toBeGreaterThan(nearlyOver(game).length);
      expect(arrived.startsWith(sent.slice(0, sent.lastIndexOf("end ")))).toBe(true);
      await close(devices);
    }
  });
});

test("what came is shown and checked, and what was forgotten is no harm", async ({ browser, baseURL }) => {
  test.slow();
  await test.step("what came is shown as a film; a link that tells a move otherwise is refused, and the move is named", async () => {
    const who = [{ name: "Player A" }, { name: "Player B", seed: 8, pace: "brisk" }, { name: "Player A", seed: 11 }];
    const [host, guest, cheat] = await Promise.all(who.map((one) => device(browser, baseURL, one)));
    for (const [seat, device] of [host, guest, cheat].entries()) await sitDown(device, nearlyOver("marrakech"), seat % 2);
    const { page, hand } = guest;
    const said = [];
    await page.exposeFunction("said", (words) => said.push(words));
    await page.addInitScript(() => new MutationObserver(() => said(document.querySelector(".ask strong")?.textContent)).observe(document, { subtree: true, childList: true, characterData: true }));
    await page.goto("about:blank"); // the link is opened from another app, in a tab of its own
    await pass([host, guest], host, marrakech);
    await expect(ask(page).locator("strong")).toHaveText("Your turn: which way?");
    expect(said.filter((words) => words?.startsWith("Player A"))).not.toEqual([]);

    const text = await kept(page);
    while (!(await sends(cheat.page).isVisible())) await marrakech.act(cheat.page, cheat.hand, cheat.lot);
    await open(guest, await send(cheat));
    await expect(ask(page).locator(".refused")).toHaveText(/^Move \d+ is .+ here, but .+ in this link\. Nothing has changed here\.$/);
    await hand.press(page.getByRole("link", { name: "Go to table" }));
    await atTable(guest);
    expect(await kept(page)).toBe(text);
    await close([host, guest, cheat]);
  });

  await test.step("a text with a move that is not allowed, or with a throw that was bound otherwise, is refused, and that is named", async () => {
    const host = await device(browser, baseURL, { name: "Player A" });
    const forged = (game, from, to) => withSum(nearlyOver(game).replace(/end .*\n$/, "").replace(from, to));
    // The last rug is laid where Asam is not, which is in the line before the last one.
    const far = forged("marrakech", /\S+(?=\n@bind .*\n$)/, "a7-b7");
    await openFile(host, "marrakech", far);
    await expect(host.page.getByRole("alert")).toHaveText(`Line ${far.split("\n").length - 3} breaks rule M8.`);
    // The piece that moved by the last throw can move by another one.
    await openFile(host, "pachisi", forged("pachisi", /3\n45\+3(?=\n@bind .*\n$)/, "2\n45+2"));
    await seated(host.page);
    await expect(ask(host.page).locator(".refused")).toHaveText(/^Move \d+ in this link is 2, but it had to be 3\. Nothing has changed here\.$/);
    expect(await ids(host.page)).toEqual([]);
    await close([host]);
  });

  await test.step("the browser takes back all that is kept in the middle of a turn: who plays here still does", async () => {
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
});

test("a guest joins under a name of their own; where nobody has joined, a link says so and can be watched", async ({ browser, baseURL }) => {
  const devices = await Promise.all(["Amina", "Youssef", "Idris"].map((name, index) => device(browser, baseURL, { name, seed: 7 + index })));
  const [host, guest, other] = devices;
  await invite(host, "Marrakech");
  await open(guest, await send(host));
  await guest.page.getByRole("textbox", { name: "Your name" }).fill("Salma");
  await join(guest);
  await expect(guest.page.locator(".player", { hasText: "Salma" })).toBeVisible();
  const { link } = await pass(devices.slice(0, 2), guest, marrakech);
  await expect(host.page.locator(".player", { hasText: "Salma" })).toBeVisible();
  await open(other, link);
  await expect(ask(other.page)).toContainText("If you play in this match, open the link where you joined.");
  await expect(other.page.getByRole("button", { name: "Copy", exact: true })).toBeVisible();
  await other.hand.press(other.page.getByRole("button", { name: "Watch", exact: true }));
  await atTable(other);
  await expect(ask(other.page)).toContainText("You are watching.");
  await close(devices);
});
