// A tournament on one device, by touch: from the names to the standings.
import { expect, test } from "./fixtures.mjs";
import { begin, enter, pair } from "./tournament.mjs";

test("a tournament from names to standings, with a late comer and one who leaves @quick", async ({ page, hand }) => {
  await begin(page, hand);
  await pair(page, hand);
  await expect(page.locator(".round")).toContainText("Round 1 of 4");
  await expect(page.locator(".round")).toContainText("Bye, one point: Gina Ramos");
  await pair(page, hand);
  await expect(page.getByRole("alert")).toHaveText("3 results are missing.");
  await enter(page, hand);

  await hand.press(page.locator("label", { hasText: "Players" }));
  await page.getByLabel("Latecomer").fill("ana reyes");
  await page.getByLabel("Latecomer").press("Enter");
  await expect(page.getByRole("alert")).toHaveText("This name appears twice: ana reyes");
  await page.getByLabel("Latecomer").fill("Hugo");
  await page.getByLabel("Latecomer").press("Enter");
  await hand.press(page.getByRole("button", { name: "Withdraw: Ben Cruz" }));
  await expect(page.locator(".player-row .gone")).toHaveText("Ben Cruz");

  await hand.press(page.getByText("Round", { exact: true }));
  await pair(page, hand);
  await expect(page.locator(".round")).toContainText("Round 2 of 4");
  await expect(page.locator(".round")).toContainText("Not playing: Ben Cruz");
  await expect(page.getByRole("button", { name: "Hugo wins" })).toBeVisible();

  await hand.press(page.getByRole("button", { name: "Take back round 2" }));
  await expect(page.locator(".round")).toContainText("Round 1 of 4");
  await hand.press(page.getByRole("button", { name: "Undo" }));
  await expect(page.locator(".round")).toContainText("Round 2 of 4");
  await enter(page, hand);

  await page.reload();
  await expect(page.locator(".round")).toContainText("Round 2 of 4");
  await expect(page.locator(".game-row [aria-pressed=true]")).toHaveCount(3);
  await hand.press(page.locator("label", { hasText: "Standings" }).first());
  await expect(page.locator(".standings tbody tr")).toHaveCount(8);
  await expect(page.locator(".standings tbody tr").first()).toContainText("2");
  const [, , points, buchholz] = await page.locator(".standings tbody tr").first().locator("td").allTextContents();
  await hand.press(page.locator(".standings .opens").first());
  await expect(page.locator(".opened tbody tr")).toHaveCount(2);
  await expect(page.locator(".opened tfoot th")).toHaveText(["", "=", points, buchholz]);
});
