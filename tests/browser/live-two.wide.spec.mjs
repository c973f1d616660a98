// Live play of any match between two persons: partners share a device, a match at one table goes on with two, and clocks run.
import * as bag from "./bag.mjs";
import { close, device, nearlyOver, sitDown } from "./by-link.mjs";
import * as cross from "./cross.mjs";
import * as damath from "./damath.mjs";
import { isLong } from "./effort.mjs";
import { expect, test } from "./fixtures.mjs";
import { connect, inStep, ownLink, paste, playOn, playRound } from "./live.mjs";
import { seated } from "./match.mjs";
import * as marrakech from "./table.mjs";

/** Opens two browsers. */
const two = (browser, baseURL) => Promise.all([7, 8].map((seed) => device(browser, baseURL, { seed })));

test("matches of pairs are played live by two devices", async ({ browser, baseURL }) => {
  test.setTimeout(isLong ? 900_000 : 180_000);
  for (const game of ["chaupar", "pachisi"]) {
    await test.step(`a match of ${game} is played live by two devices with a pair each`, async () => {
      // The partners of both games: LONG=1.
      if (game === "pachisi" && !isLong) return;
      const devices = await two(browser, baseURL);
      for (const [seat, device] of devices.entries()) await sitDown(device, nearlyOver(`${game}-pairs`), seat);
      // Whoever waits can offer a connection.
      const offers = await devices[0].page.getByRole("link", { name: "Play live" }).isVisible();
      await connect(...(offers ? devices : devices.toReversed()));
      const before = await inStep(devices, game);
      // To the end only with LONG=1.
      await (isLong ? playOn : playRound)(devices, cross);
      const after = await inStep(devices, game);
      expect(after.length).toBeGreaterThan(before.length);
      expect(after).toContain("\n@bind D ");
      await close(devices);
    });
  }
});

/** Opens the page of live play from the menu of a match at one table. */
async function goLive({ page, hand }) {
  await hand.press(page.getByRole("button", { name: "Menu" }));
  await hand.press(page.getByRole("button", { name: "Play live" }));
}

/** Connects a device that is at the page of live play with another one. */
async function connectTo(host, guest) {
  await guest.page.goto(await ownLink(host.page));
  await paste(host, await ownLink(guest.page));
  await seated(host.page);
}

/** The games whose matches are played by the board alone: how to sit down at one table, and to play there. */
const tables = {
  marrakech: { ...marrakech, sitAt: (page) => marrakech.sitDown(page, marrakech.record({})) },
  chaupar: { ...cross, sitAt: (page) => cross.sitAt(page, "chaupar", []) },
  pachisi: { ...cross, sitAt: (page) => cross.sitAt(page, "pachisi", []) },
  damath: { ...damath, sitAt: (page) => damath.sitAt(page, "1: 9@30 4@50 | 2: 5@07 6@47") },
};

/** The moves in the list of a table, the last one first. */
const moves = ({ page }) => page.locator(".moves.wide li .notation").allTextContents();

/** The guest joins the match that is continued at the host. */
async function continueWith(host, guest) {
  await goLive(host);
  await connectTo(host, guest);
  await guest.hand.press(guest.page.getByRole("button", { name: "Join" }));
}

/** The match at the host's table goes on with both devices. */
async function goOn([host, guest], game, table) {
  const devices = [host, guest];
  const before = await moves(host);
  await continueWith(host, guest);
  await inStep(devices, game);
  expect(await moves(guest)).toEqual(before);
  await playRound(devices, table);
  const text = await inStep(devices, game);
  expect(text).toMatch(before.length > 0 ? /\nby-link [1-9]\d*\nactions\n[^@]/ : /\nby-link\nactions\n@bind A/);
  const tokens = text.match(/^@bind \w/gm);
  const players = text.match(/^player /gm).length;
  expect(new Set(tokens).size, "partners join on the device of their pair").toBe(players);
  expect(tokens.length, "each seat has joined, and turns were passed on").toBeGreaterThan(players);
}

test("matches at one table go on with two devices", async ({ browser, baseURL }) => {
  test.setTimeout(isLong ? 900_000 : 180_000);
  for (const [game, table] of Object.entries(tables)) {
    for (const actions of [0, 9]) {
      await test.step(`a match of ${game} goes on with two devices after ${actions} actions at one table`, async () => {
        // Others than a game with partners from its start: LONG=1.
        if (!isLong && (game !== "pachisi" || actions > 0)) return;
        const devices = await two(browser, baseURL);
        const [host] = devices;
        await table.sitAt(host.page);
        for (let count = 0; count < actions; count++) await table.act(host.page, host.hand, host.lot);
        expect((await moves(host)).length > 0, "it has begun").toBe(actions > 0);
        await goOn(devices, game, table);
        await close(devices);
      });
    }
  }

  await test.step("a duel of Dschamal that nobody has decided begins anew on two devices, each with a hand of its own", async () => {
    const devices = await two(browser, baseURL);
    const [host, guest] = devices;
    await bag.sitDown(host.page, bag.record({ duel: "calm", played: bag.begun }));
    await continueWith(host, guest);
    for (const { page, hand } of devices) await hand.press(bag.control(page, "Feel a piece"));
    await expect.poll(async () => (await inStep(devices, "dschamal")).split("\n")).toEqual(expect.arrayContaining(["by-link 3", "A feels", "B feels"]));
    await close(devices);
  });

  await test.step("a match of Damath that has begun at one table goes on with two devices, and D14 the time that was used stays used", async () => {
    const devices = await two(browser, baseURL);
    const [host] = devices;
    await damath.sitAt(host.page, "1: 9@30 4@50 | 2: 5@07 6@47", { options: "" });
    const clock = ({ page }) => page.locator(".clock", { hasText: "Match" });
    await expect(clock(host)).toHaveText("Match19:59");
    while ((await moves(host)).length === 0) await damath.act(host.page, host.hand, host.lot);
    await goOn(devices, "damath", damath);
    for (const device of devices) await expect(clock(device)).toHaveText(/^Match19:/);
    await close(devices);
  });
});
