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
    await playOn(devices, cross);
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

test("a match of Marrakech at one table goes on with two devices before its first move, and not later", async ({ browser, baseURL }) => {
  const devices = await two(browser, baseURL);
  const [host, guest] = devices;
  await sitAtTable(host.page, record({}));
  await goLive(host);
  await connectTo(host, guest);
  await guest.hand.press(guest.page.getByRole("button", { name: "Join" }));
  await inStep(devices, "marrakech");
  await sitAtTable(host.page, record({}));
  await marrakech.act(host.page, host.hand, host.lot);
  await host.hand.press(host.page.getByRole("button", { name: "Menu" }));
  await expect(host.page.getByRole("button", { name: "Share" })).toBeVisible();
  await expect(host.page.getByRole("button", { name: "Play live" })).toHaveCount(0);
  await close(devices);
});

test("a match of Damath that has begun at one table goes on with two devices", async ({ browser, baseURL }) => {
  const devices = await two(browser, baseURL);
  const [host, guest] = devices;
  await damath.sitAt(host.page, "1: 9@30 4@50 | 2: 5@07 6@47");
  await damath.act(host.page, host.hand, host.lot);
  const { stands } = await damath.look(host.page);
  await goLive(host);
  await connectTo(host, guest);
  await guest.hand.press(guest.page.getByRole("button", { name: "Join" }));
  await inStep(devices, "damath");
  expect((await damath.look(guest.page)).stands).toEqual(stands);
  await close(devices);
});
