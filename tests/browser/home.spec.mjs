import { expect, test, visit } from "./fixtures.mjs";

test("the home page says whose house it is", async ({ page }) => {
  await visit(page);
  await expect(page.getByRole("heading", { level: 1, name: "Caravanserai" })).toBeVisible();
});
