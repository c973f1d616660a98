import { expectSameResults, timeout } from "./cross-browser.mjs";
import { test, visit } from "./fixtures.mjs";
import { games } from "./games.mjs";

test("links, texts and analyses of every game are the same as in all browsers", { tag: "@firefox" }, async ({ page }) => {
  test.setTimeout(games.length * timeout);
  await visit(page);
  for (const game of games) await test.step(game, () => expectSameResults(page, game));
});
