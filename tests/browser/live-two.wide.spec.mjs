// Live play of any match between two persons: partners share a device, a match at one table goes on with two, and clocks run.
import { close, device, nearlyOver, sitDown } from "./by-link.mjs";
import * as cross from "./cross.mjs";
import * as damath from "./damath.mjs";
import { expect, test } from "./fixtures.mjs";
import { connect, inStep, ownLink, paste, playOn } from "./live.mjs";
import { record, sitDown as sitAtTable, seated } from "./match.mjs";
import * as marrakech from "./table.mjs";

/** Opens two browsers. */
const two = (browser, baseURL) => Promise.all([7, 8].map((seed) => device(browser, baseURL, { seed })));

for (const game of ["chaupar", "pachisi"]) {
  test(`a match of ${game} is played live to its end by two devices with a pair each`, async ({ browser, baseURL }) => {
    test.slow();
    const devices = await two(browser, baseURL);
    for (const [seat, device] of devices.entries()) await sitDown(device, nearlyOver(`${game}-pairs`), seat);
    // Whoever waits can offer a connection.
    const offers = await devices[0].page.getByRole("link", { name: "Play live" }).isVisible();
    await connect(...(offers ? devices : devices.toReversed()));
    await playOn(devices, game, cross);
    expect(await inStep(devices, game)).toContain("\n@bind D ");
    await close(devices);
  });

  test(`partners join a match of ${game} on the device of their pair`, async ({ browser, baseURL }) => {
    const devices = await two(browser, baseURL);
    const [host, guest] = devices;
    await cross.sitAt(host.page, game, []);
    await goLive(host);
    await connectTo(host, guest);
    await guest.hand.press(guest.page.getByRole("button", { name: "Join" }));
    await expect.poll(async () => (await inStep(devices, game)).match(/^@bind \w/gm)).toEqual(["@bind A", "@bind B", "@bind C", "@bind D"]);
    await close(devices);
  });
}

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

for (const [game, sit, { act, look }] of [
  ["marrakech", (page) => sitAtTable(page, record({})), marrakech],
  ["damath", (page) => damath.sitAt(page, "1: 9@30 4@50 | 2: 5@07 6@47"), damath],
]) {
  test(`a match of ${game} that has begun at one table goes on with two`, async ({ browser, baseURL }) => {
    const devices = await two(browser, baseURL);
    const [host, guest] = devices;
    await sit(host.page);
    await act(host.page, host.hand, host.lot);
    const { players } = await look(host.page);
    await goLive(host);
    await connectTo(host, guest);
    await guest.hand.press(guest.page.getByRole("button", { name: "Join" }));
    await inStep(devices, game);
    expect((await look(guest.page)).players.map(standing)).toEqual(players.map(standing));
    await close(devices);
  });
}

/** Returns what a player has, without whose turn it is. */
const standing = ({ turn, ...player }) => player;
