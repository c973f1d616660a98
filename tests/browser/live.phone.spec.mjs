// The page of live play on small screens.
import { expectNoSideways } from "./fit.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { languages, speak } from "./languages.mjs";

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
