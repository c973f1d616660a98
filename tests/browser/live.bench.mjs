// Measures the time from a press on one device to the picture of it on the other, in live play. `MEASURE=1` runs this instead of the
// tests.
import { close, device, invite, join } from "./by-link.mjs";
import * as damath from "./damath.mjs";
import { expect, test } from "./fixtures.mjs";
import { connect } from "./live.mjs";

test("from a press to the picture on the other device", async ({ browser, baseURL }) => {
  test.slow();
  const devices = [await device(browser, baseURL, { name: "Amina", seed: 7 }), await device(browser, baseURL, { name: "Youssef", seed: 8 })];
  await invite(devices[0], "Damath");
  await connect(...devices);
  await join(devices[1]);
  // Both pages have the clock of the machine. Nothing polls a page while it is measured.
  for (const { page } of devices) {
    await page.evaluate(() => {
      addEventListener("pointerup", () => (globalThis.pressed = Date.now()), true);
      const told = () => document.querySelectorAll(".moves li").length;
      let before = told();
      new MutationObserver(() => {
        if (told() === before) return;
        before = told();
        requestAnimationFrame(() => globalThis.onSeen?.(Date.now()));
      }).observe(document, { subtree: true, childList: true });
    });
  }
  const moves = ({ page }) => page.locator(".moves li").count();
  const millis = [];
  // The match may be over soon after.
  while (millis.length < 35) {
    for (const device of devices) {
      const other = devices.find((one) => one !== device);
      const waits = async () => (await damath.look(device.page)).sheet || (await device.page.locator(".ask").textContent()).includes("Playing live");
      let seen;
      while (!(await waits())) {
        seen ??= other.page.evaluate(() => new Promise((done) => (globalThis.onSeen = done)));
        const before = await moves(device);
        await damath.act(device.page, device.hand, device.lot);
        // The first press of a move chooses the chip, of which the other device sees nothing.
        if ((await moves(device)) === before) continue;
        millis.push((await seen) - (await device.page.evaluate(() => globalThis.pressed)));
        seen = undefined;
      }
    }
  }
  millis.sort((one, other) => one - other);
  const [median, most] = [0.5, 0.95].map((part) => millis[Math.ceil(millis.length * part) - 1]);
  console.log(`of ${millis.length} presses median ${median} ms, 95th percentile ${most} ms`);
  expect(most).toBeLessThanOrEqual(100);
  await close(devices);
});
