import { expectSameResults } from "./cross-browser.mjs";
import { test, visit } from "./fixtures.mjs";

test("links, texts and analyses are the same as in all browsers", async ({ page }) => {
  await visit(page);
  await expectSameResults(page);
});
