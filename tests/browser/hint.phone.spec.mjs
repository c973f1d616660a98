// The layout of hints on a phone and larger screens, in each language.
import { expect, test } from "./fixtures.mjs";
import { expectFitOn } from "./fit.mjs";
import { bulb, line, matches } from "./hints.mjs";
import { languages, says, speak } from "./languages.mjs";
import { sitDown } from "./match.mjs";

for (const [game, [match]] of Object.entries(matches)) {
  test(`a hint of ${game} has its place on every screen, in every language`, async ({ page, hand }) => {
    await sitDown(page, match);
    await hand.press(bulb(page));
    for (const language of languages) {
      await speak(page, language);
      await expect(line(page).getByRole("button")).toHaveText(says(language, "house", "take-hint"));
      await expectFitOn(page, [[320, 568], [360, 640], [844, 390], [768, 1024], [1280, 800]]);
    }
  });
}
