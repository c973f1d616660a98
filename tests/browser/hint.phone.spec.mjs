// A hint has its place on a phone and beyond, in each language.
import { expect, test } from "./fixtures.mjs";
import { expectFitOn } from "./fit.mjs";
import { bulb, line, matches } from "./hints.mjs";
import { choose, languages, says } from "./languages.mjs";
import { sitDown } from "./match.mjs";

for (const language of languages) {
  for (const [game, [match]] of Object.entries(matches)) {
    test(`a hint of ${game} has its place on every screen, in ${language}`, async ({ page, hand }) => {
      await choose(page, language);
      await sitDown(page, match);
      await hand.press(bulb(page, says(language, "house", "hint")));
      await expect(line(page).getByRole("button")).toHaveText(says(language, "house", "take-hint"));
      await expectFitOn(page, [[320, 568], [360, 640], [844, 390], [768, 1024], [1280, 800]]);
    });
  }
}
