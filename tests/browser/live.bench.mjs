// Measures the time from a press on one device to the picture of it on the other, in live play. `MEASURE=1` runs this instead of the
// tests.
import { atTable, close, devicesOf, nearlyOver, toAct } from "./by-link.mjs";
import * as damath from "./damath.mjs";
import { expect, test } from "./fixtures.mjs";
import { connect } from "./live.mjs";

test("from a press to the picture on the other device", async ({ browser, baseURL }) => {
  test.slow();
  const devices = await devicesOf(browser, baseURL, nearlyOver("damath"));
  const actor = await toAct(devices, "damath");
  await connect(devices.find((device) => device !== actor), actor);
  await atTable(actor);
  // Both pages have the clock of the machine.
  for (const { page } of devices) {
    await page.evaluate(() => {
      globalThis.pressed = globalThis.seen = 0;
      addEventListener("pointerup", () => (globalThis.pressed = Date.now()), true);
      const told = () => document.querySelectorAll(".moves li").length;
      let before = told();
      new MutationObserver(() => {
        if (told() === before) return;
        before = told();
        requestAnimationFrame(() => (globalThis.seen = Date.now()));
      }).observe(document, { subtree: true, childList: true });
    });
  }
  const millis = [];
  const isOver = async () => (await damath.look(devices[0].page)).sheet;
  while (!(await isOver())) {
    for (const device of devices) {
      const other = devices.find((one) => one !== device);
      const waits = async () => (await damath.look(device.page)).sheet || (await device.page.locator(".ask").textContent()).includes("Playing live");
      while (!(await waits())) {
        await other.page.evaluate(() => (globalThis.seen = 0));
        await damath.act(device.page, device.hand, device.lot);
        const seen = await other.page.waitForFunction(() => globalThis.seen, undefined, { timeout: 2000 }).then((seen) => seen.jsonValue(), () => 0);
        if (seen) millis.push(seen - (await device.page.evaluate(() => globalThis.pressed)));
      }
    }
  }
  millis.sort((one, other) => one - other);
  console.log(`of ${millis.length} presses median ${millis[millis.length >> 1]} ms, 95th percentile ${millis[Math.ceil(millis.length * 0.95) - 1]} ms`);
  expect(millis.length).toBeGreaterThan(5);
  await close(devices);
});
