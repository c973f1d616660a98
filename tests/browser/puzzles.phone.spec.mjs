// Puzzles by touch: the sums of Marrakech, the daily puzzle, and damaged progress.
import { expect, test, visit } from "./fixtures.mjs";
import { expectFit, expectFitOn, expectNoSideways, expectWordsFit, toMeasure } from "./fit.mjs";
import { languages, open, says } from "./languages.mjs";
import { control, follow, preset } from "./match.mjs";
import { useLists } from "./puzzles.mjs";

const ask = (page) => page.locator(".ask");

/** The lines of a list of Damath whose puzzles have other chips on the same squares, and the same answer. */
const rush = Array.from({ length: 144 }, (_, number) => {
  const chip = (side, more) => 1 + ((side + more) % 12);
  const [own, other] = [number % 12, Math.floor(number / 12)];
  return (
    "2\tset=counting operators=other touch=off damas=once move=off game=off | first A | turn 1 | " +
    `1: ${chip(own, 0)}@32 ${chip(own, 5)}@52 ${chip(own, 3)}@21 ${chip(own, 7)}@41 | ` +
    `2: ${chip(other, 0)}@05 ${chip(other, 5)}@65 ${chip(other, 3)}@45 ${chip(other, 7)}@16 | scores 0 0\t32-23, 32-43`
  );
});

test("puzzles by touch, and their progress", async ({ fresh }) => {
  test.slow();
  await fresh("what each direction costs in Marrakech: sums that were wrong are explained, then one is chosen", async ({ page, hand }) => {
    await preset(page, "pace", "instant");
    await useLists(page);
    await visit(page, "marrakech/#/puzzles/band-2");
    await expect(ask(page)).toContainText("What does each direction cost?");
    await expectFit(page);
    const fields = page.locator(".costs input");
    await expect(fields).toHaveCount(3);
    const check = control(page, "Check");
    await expect(check).toBeDisabled();
    for (const field of await fields.all()) await field.fill("99");
    await hand.press(check);
    await expect(ask(page).locator("strong")).toHaveText("Try again");
    await expect(page.locator(".costs [aria-invalid]")).toHaveCount(3);
    // The working of the first wrong one is shown: it is worked out from that.
    for (let count = 0; count < 3; count++) {
      const says = await ask(page).locator(".said").textContent();
      const [, way, working] = says.match(/^(.*): (.*) = (?:\?|\d+)$/);
      const total = working.split("+").reduce((sum, term) => sum + term.split("×").reduce((product, factor) => product * Number(factor), 1), 0);
      const field = page.locator(".cost", { hasText: way.trim() }).locator("input");
      await field.fill(String(total));
      await hand.press(check);
    }
    await expect(ask(page)).toContainText("Find the best move");
    await expectFit(page);
    await hand.press(control(page, "West"));
    await hand.press(control(page, "Roll"));
    await expect(ask(page)).toContainText("Right!");
    await expect(page.locator(".step-number"), "sums that were wrong count as a wrong answer").toHaveText(/^No\. 2 · Easy · \d+ \(−\d+\)$/);
  });

  await fresh("a rug: any place of equal worth is right, another one is refuted", async ({ page, hand }) => {
    await preset(page, "pace", "instant");
    await useLists(page);
    await visit(page, "marrakech/#/puzzles/band-3");
    await expect(ask(page)).toContainText("Find the best move");
    await expectFit(page);
    const lay = async (first, second) => {
      await hand.touch(first);
      await hand.touch(second);
      await hand.press(control(page, /^Lay it on/));
    };
    await lay("d3", "d2");
    await expect(ask(page)).toContainText("Not the best");
    await expectFit(page);
    await hand.press(control(page, "Try again"));
    await expect(ask(page).locator(".said")).toContainText("Rug d2-d3");
    await expectFit(page);
    await lay("d5", "e5");
    await expect(ask(page)).toContainText("Right!");
    await expectFit(page);
  });

  await fresh("the day’s puzzle is found on the page of the days, and its result stays there", async ({ page, hand }) => {
    await preset(page, "pace", "instant");
    await useLists(page);
    await page.clock.setFixedTime("2026-11-24T12:00:00Z");
    // One puzzle, so that it is that of every day.
    await useLists(page, { damath: ["2\tset=counting operators=other touch=off damas=once move=off game=off | first A | turn 1 | 1: 7@32 2@52 4@21 11@41 | 2: 5@05 10@65 7@45 8@16 | scores 0 0\t32-23, 32-43"] });
    await visit(page, "matches/#/days");
    const puzzles = page.locator(".day-puzzles");
    await expect(puzzles.getByRole("link")).toHaveText([/^Marrakech/, /^Damath/]);
    await expectNoSideways(page);
    await hand.press(puzzles.getByRole("link", { name: "Damath" }));
    await expect(page).toHaveURL(/\/damath\/#\/puzzles\/day\/2026-11-24$/);
    await expect(page.locator(".step-number")).toHaveText("24 November 2026");
    await hand.touch("(3,2)");
    await hand.touch("(4,3)");
    await expect(ask(page)).toContainText("Right!");
    await hand.press(control(page, "Done"));
    await expect(page.getByText("1 of 1 puzzles tried.")).toBeVisible();
    const line = page.getByRole("textbox", { name: "Line to share" });
    await expect(line).toHaveValue("Damath, daily puzzle, 24 November 2026: 🟩");
    await hand.press(page.getByRole("link", { name: "All daily puzzles" }));
    await expect(puzzles.getByRole("link", { name: "Damath" })).toContainText("solved");
    await expect(puzzles.getByRole("textbox", { name: "Line to share" })).toHaveValue(/🟩$/);
    await hand.press(puzzles.locator("summary", { hasText: "Damath: earlier puzzles" }));
    await expect(puzzles.getByRole("link", { name: "24 November 2026: solved" })).toBeVisible();
    await expectNoSideways(page);
    await hand.press(puzzles.getByRole("link", { name: "25 September 2026" }));
    await expect(page).toHaveURL(/\/damath\/#\/puzzles\/day\/2026-09-25$/);
    await expect(ask(page)).toContainText("Find the best move");
    await visit(page, "damath/#/puzzles/day/2026-11-25");
    await expect(page.getByRole("status")).toHaveText("This daily puzzle opens on 25 November 2026.");
    await expect(page.locator("svg.board")).toHaveCount(0);
  });

  await fresh("the three-minute run of Damath: one right, three wrong, and those are looked at again", async ({ page, hand }) => {
    await preset(page, "pace", "instant");
    await useLists(page, { damath: rush });
    await visit(page, "damath/#/puzzles");
    await hand.press(page.getByRole("link", { name: "Three-minute run" }));
    await expect(page.getByText("Solve as many puzzles as you can")).toBeVisible();
    await expectNoSideways(page);
    await hand.press(page.getByRole("button", { name: "Start" }));
    await expect(page.getByRole("timer")).toHaveText(/^(3:00|2:5\d)$/);
    await expectFit(page);
    const score = page.locator(".rush b");
    await hand.touch("(3,2)");
    await hand.touch("(4,3)");
    await expect(score).toHaveText("1");
    for (const left of ["2 lives", "1 life"]) {
      await hand.touch("(5,2)");
      await hand.touch("(6,3)");
      await expect(page.getByRole("img", { name: left })).toBeVisible();
    }
    await hand.touch("(5,2)");
    await hand.touch("(6,3)");
    await expect(page.getByRole("status")).toContainText("1 puzzle solved");
    await expect(page.getByRole("status")).toContainText("No lives left. A new best!");
    await expectNoSideways(page);
    const missed = page.locator(".missed button");
    await expect(missed).toHaveCount(3);
    await hand.press(missed.first());
    await hand.touch("(3,2)");
    await hand.touch("(4,3)");
    await expect(ask(page)).toContainText("Right! · Quiet move");
    await expectFit(page);
    await expect(control(page, "Analyse the position")).toBeVisible();
    await hand.press(control(page, "Done"));
    await expect(missed).toHaveCount(3);
    await hand.press(page.getByRole("link", { name: "Back" }));
    await expect(page.getByRole("link", { name: "Three-minute run" })).toContainText("Best: 1");
    await expect(page.locator(".rating"), "it changes no rating").toContainText("about 1500");
    await hand.press(page.getByRole("link", { name: "Start", exact: true }));
    await hand.touch("(3,2)");
    await hand.touch("(4,3)");
    await hand.press(control(page, "Play the Fox"));
    await expect(page).toHaveURL(/\/damath\/#\/table\//);
    await expect(page.locator("svg.board")).toBeVisible();
  });

  await fresh("damaged progress is refused, and nothing else is lost", async ({ page, hand }) => {
    await preset(page, "pace", "instant");
    await useLists(page);
    await visit(page, "damath/#/puzzles");
    await expectNoSideways(page);
    await page.evaluate(() => {
      localStorage.setItem("caravanserai.puzzles.damath", "puzzles 1\nrating 1700 90 0.06\nlist x\nsolved 1\nfailed\nrun\ndays\nend 00000000\n");
      localStorage.setItem("caravanserai.lessons.damath", "moving taking");
    });
    await page.reload();
    await expect(page.getByRole("alert")).toContainText("can’t be read");
    await expect(page.locator(".rating")).toContainText("1500");
    await hand.press(page.getByRole("link", { name: "Start", exact: true }));
    await expect(ask(page)).toContainText("Find the best move");
    await hand.press(page.getByRole("link", { name: "Back" }));
    await expect(page.getByRole("alert")).toHaveCount(0);
    await visit(page, "damath/#/learn");
    await expect(page.getByText(/^2 of \d+ steps done/)).toBeVisible();
  });
});

const sizes = [[320, 568], [844, 390], [1280, 800], [360, 640]];

test.describe("on every screen in every language", () => {
  // The place of a thing does not depend on the resolution, and fewer pixels are drawn sooner.
  test.use({ deviceScaleFactor: 1 });

  test("the puzzles of every game have their place", async ({ fresh }) => {
    test.slow();
    await fresh("the puzzles of every game have their place", async ({ page }) => {
      await toMeasure(page);
      await useLists(page);
      for (const game of ["marrakech", "damath", "chaupar", "pachisi"]) {
        for (const language of languages) {
          await test.step(`${game} in ${language}`, async () => {
            await open(page, language, `${game}/#/puzzles`);
            await expect(page.locator(".start .main")).toHaveText(says(language, "puzzles", language === languages[0] ? "begin-puzzles" : "continue-puzzles"));
            for (const [width, height] of sizes) {
              await page.setViewportSize({ width, height });
              await expectWordsFit(page);
            }
            for (const key of game === "marrakech" ? ["new", "band-2"] : ["new"]) {
              await follow(page, `${game}/#/puzzles/${key}`);
              await expect(page.locator("svg.board")).toBeVisible();
              await expectFitOn(page, sizes);
            }
          });
        }
      }
    });
  });
});
