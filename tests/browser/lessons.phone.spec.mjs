// The course of Marrakech by touch, with a reload in its middle.
import { expect, test, visit } from "./fixtures.mjs";
import { expectFit } from "./fit.mjs";
import { control, preset } from "./match.mjs";

test("a newcomer finds the lessons at the set-up page, and does the course of Marrakech over a reload", async ({ page, hand }) => {
  test.slow();
  const prompt = page.locator(".ask");
  const roll = async (way) => {
    await hand.press(control(page, way));
    await hand.press(control(page, "Roll"));
  };
  const lay = async (first, second) => {
    await hand.touch(first);
    await hand.touch(second);
    await hand.press(control(page, /^Lay it on/));
  };
  const goOn = async (why) => {
    await expect(prompt.locator(".said")).toContainText(why);
    await expectFit(page);
    await hand.press(control(page, "Next"));
  };
  await preset(page, "pace", "instant");
  await visit(page, "marrakech/");
  await hand.press(page.getByRole("link", { name: "New to Marrakech? Learn it in five minutes." }));
  await hand.press(page.getByRole("link", { name: "Start" }));

  await expect(prompt).toContainText("Turn him left");
  await expectFit(page);
  await roll("North");
  await expect(prompt.locator(".refused"), "another way is allowed, but is not the one of the step").toContainText("this time turn him left: choose West.Rule M4");
  await expectFit(page);
  await roll("West");
  await goOn("he walked three squares");
  await roll("North");
  await goOn("The track is free");
  await roll("North");
  await expect(page.locator(".player").first()).toContainText("26");
  await goOn("four here");

  await expect(prompt).toContainText("Look before you roll");
  await page.reload();
  await expect(prompt).toContainText("Look before you roll");
  await hand.press(page.getByRole("link", { name: "Back" }));
  await expect(page.getByText("3 of 8 steps done.")).toBeVisible();
  await expect(page.getByRole("img", { name: "done" })).toHaveCount(3);
  await hand.press(page.getByRole("link", { name: "Continue" }));

  await roll("East");
  await goOn("Your own rugs");
  await lay("d5", "c5");
  await goOn("A rug covers two squares");
  await hand.touch("d5");
  await hand.touch("d6");
  await expect(prompt.locator(".refused"), "what the rules refuse is refused").toContainText("both halves");
  await hand.touch("c5");
  await hand.press(control(page, /^Lay it on/));
  await goOn("That square is yours now");
  await lay("e4", "e5");
  await expect(page.locator(".player").first()).toContainText("36");
  await goOn("paid you six dirhams");
  await lay("c3", "c4");
  await goOn("Most points win");

  await expect(page.getByText("You know how to play Marrakech.")).toBeVisible();
  await hand.press(page.getByRole("link", { name: "Play a match" }));
  await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^New to/ })).toBeHidden();
});
