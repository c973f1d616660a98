// Dschamal live: each hand feels on its own device, and what it draws is shown on the other one.
import { actCalmly, ending } from "./bag.mjs";
import { atTable, close, device, devicesOf, invite, join, nearlyOver, toAct } from "./by-link.mjs";
import { isLong } from "./effort.mjs";
import { expect, test } from "./fixtures.mjs";
import { connect, inStep, playOn } from "./live.mjs";
import { quiet } from "./quiet.mjs";

const table = {
  act: (page, hand) => actCalmly({ page, hand }),
  look: async (page) => {
    await quiet(page);
    return { sheet: await ending(page).isVisible() };
  },
};

/** Plays to the end, which is the same on both devices. */
async function playToEnd(devices, most) {
  await playOn(devices, table, most);
  const [one, other] = await Promise.all(devices.map(({ page }) => ending(page).locator(".score").textContent()));
  expect(other).toBe(one);
  await inStep(devices, "dschamal");
  await close(devices);
}

test("matches of Dschamal are played live to their ends", async ({ browser, baseURL }) => {
  test.setTimeout(isLong ? 900_000 : 180_000);
  await test.step("a match of Dschamal is played live to its end", async () => {
    const devices = await devicesOf(browser, baseURL, nearlyOver("dschamal"));
    const actor = await toAct(devices, "dschamal");
    await connect(devices.find((device) => device !== actor), actor);
    await atTable(actor);
    await playToEnd(devices, 50);
  });

  await test.step("a new match of Dschamal is played live from its start to its end", async () => {
    // Minutes long: LONG=1.
    if (!isLong) return;
    const devices = [await device(browser, baseURL, { name: "Amina", seed: 7 }), await device(browser, baseURL, { name: "Youssef", seed: 8 })];
    await invite(devices[0], "Dschamal");
    await connect(...devices);
    await join(devices[1]);
    await playToEnd(devices, 500);
  });
});
