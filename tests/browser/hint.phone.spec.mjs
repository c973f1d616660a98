// The layout of hints on a phone and larger screens, in each language.
import { expect, test, visit } from "./fixtures.mjs";
import { expectFitOn } from "./fit.mjs";
import { bulb, line, matches } from "./hints.mjs";
import { others, says, speak } from "./languages.mjs";
import { preset, sitNext } from "./match.mjs";

// The place of a thing does not depend on the resolution, and fewer pixels are drawn sooner.
test.use({ deviceScaleFactor: 1 });

test("a hint of every game has its place on every screen, in every language", async ({ page, hand }) => {
  test.slow();
  await preset(page, "pace", "instant");
  await visit(page);
  for (const [game, [match]] of Object.entries(matches)) {
    await test.step(game, async () => {
      await sitNext(page, match);
      for (const language of [...others, "en"]) {
        await speak(page, language);
        // A hint is not kept when another document is opened.
        await hand.press(bulb(page, says(language, "table", "hint")));
        await expect(line(page).getByRole("button")).toHaveText(says(language, "table", "take-hint"));
        await expectFitOn(page, [[320, 568], [844, 390], [768, 1024], [1280, 800], [360, 640]]);
      }
    });
  }
});
