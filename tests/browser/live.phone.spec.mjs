// The page of live play on small screens.
import { readFileSync } from "node:fs";
import { expectNoSideways } from "./fit.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { languages, speak } from "./languages.mjs";

/** The code of a device that is gone. */
const unreached = readFileSync(new URL("../data/inputs/live-code.txt", import.meta.url), "utf8").trim();

test("the code is whole on small screens, and nothing runs out of them sideways, in any language", async ({ page }) => {
  await visit(page, "pachisi/#/live/0123456789abcdef");
  await page.locator("svg.qr").waitFor();
  for (const language of languages) {
    await speak(page, language);
    for (const [width, height] of [[320, 568], [360, 640], [844, 390]]) {
      await page.setViewportSize({ width, height });
      const { x, width: across, height: down } = await page.locator("svg.qr").boundingBox();
      expect(x, language).toBeGreaterThanOrEqual(0);
      expect(across, language).toBeLessThanOrEqual(width);
      // The code fits on the screen, so that a camera sees all of it.
      expect(down, language).toBeLessThanOrEqual(height);
      await expectNoSideways(page);
      const buttons = await page.locator("main.live button, main.live a").evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height));
      expect(Math.min(...buttons), language).toBeGreaterThanOrEqual(43.5);
    }
  }
});

test("a phone with several rear cameras changes to another, and says what helps if none sees a code", async ({ page, hand }) => {
  await page.addInitScript(() => {
    const facing = { first: "environment", second: "environment", third: "user" };
    const [colours, asked] = [["#333", "#666"], []];
    navigator.mediaDevices.enumerateDevices = async () =>
      Object.entries(facing).map(([deviceId, mode]) => ({ kind: "videoinput", deviceId, getCapabilities: () => ({ facingMode: [mode] }) }));
    navigator.mediaDevices.getUserMedia = async ({ video }) => {
      const deviceId = video.deviceId?.exact ?? "first";
      asked.push(deviceId);
      const canvas = document.createElement("canvas");
      const context = canvas.getContext("2d");
      setInterval(() => {
        context.fillStyle = colours.reverse()[0];
        context.fillRect(0, 0, canvas.width, canvas.height);
      }, 100);
      const camera = canvas.captureStream();
      camera.getVideoTracks()[0].getSettings = () => ({ deviceId });
      return camera;
    };
    window.asked = asked;
  });
  await visit(page, "marrakech/#/live");
  await hand.press(page.getByRole("button", { name: "Scan a code" }));
  for (const asked of [["first", "second"], ["first", "second", "first"]]) {
    await hand.press(page.getByRole("button", { name: "Other camera" }));
    await expect.poll(() => page.evaluate(() => window.asked)).toEqual(asked);
  }
  await expect(page.getByText("No code found yet.")).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole("button", { name: "Go back" })).toBeInViewport();
});

test("whoever waits for a device that is not reached is told what else there is", async ({ page }) => {
  await page.clock.install();
  await visit(page, `marrakech/#/live/${unreached}`);
  await page.locator("svg.qr").waitFor();
  await expect(page.getByRole("status").first()).toHaveText("Waiting for the first device to scan this code.");
  await expect(page.getByRole("button", { name: "Scan a code" }), "it is the other device that scans").toHaveCount(0);
  await page.clock.fastForward(21_000);
  await expect(page.getByRole("status").first()).toContainText("The devices have not reached each other yet.");
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page.getByRole("button", { name: "Scan a code" })).toBeVisible();
  await expect(page.locator("svg.qr")).toHaveCount(0);
});
