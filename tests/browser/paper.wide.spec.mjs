// Damath on paper: what is printed is read back from the PDF of the browser.
import { readFileSync } from "node:fs";
import { getDocumentProxy } from "unpdf";
import { sitAt } from "./damath.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { speak } from "./languages.mjs";
import { record, sitDown } from "./match.mjs";

/** Papers in points, the unit of a PDF. */
const papers = { A4: [595, 842], Letter: [612, 792] };

/** A text without its spaces: a PDF has places in their stead. */
const letters = (text) => text.normalize("NFC").replaceAll(/\s/g, "");

/** Prints the page on each paper, which makes the same sheets, and returns the text of each of these. */
async function printed(page) {
  const [sheets, others] = [await printedOn(page, "A4"), await printedOn(page, "Letter")];
  expect(others, "Letter has the same sheets").toEqual(sheets);
  return sheets;
}

async function printedOn(page, format) {
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format, preferCSSPageSize: true })));
  const numbers = Array.from({ length: document.numPages }, (_, at) => at + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const sheet = await document.getPage(number);
      // Browsers round sizes in points to whole pixels.
      const [, , width, height] = sheet.view;
      expect(Math.abs(width - papers[format][0]) + Math.abs(height - papers[format][1]), format).toBeLessThan(3);
      const { items } = await sheet.getTextContent();
      return letters(items.map(({ str }) => str).join(""));
    }),
  );
}

/** Words of the score sheet. A PDF does not tell all letters of Devanagari, so those in Hindi are plain ones. */
const languages = { en: ["First player", "Arbiter"], fr: ["Premier joueur", "Arbitre"], hi: ["दौर", "मेज़"], fil: ["Unang manlalaro", "Arbiter"] };

test("score sheets, boards and chips print", async ({ fresh }) => {
  test.slow();
  await fresh("a match prints as one score sheet, in every language", async ({ page }) => {
    await sitAt(page, "turn 1 | 1: 9@12 3@70 | 2: 10@23 4@45 12@67", { actions: ["12x34x56", "67x45"] });
    await visit(page, `damath/class/#/paper/${page.url().split("/").at(-1)}`);
    for (const [language, words] of Object.entries(languages)) {
      await speak(page, language);
      await expect(page.getByRole("table")).toBeVisible();
      const [sheet, ...more] = await printed(page);
      expect(more).toEqual([]);
      for (const part of ["Ada", "Ben", "9 (3,4) (5,6)", "9 − 10 = −1", "9 + 4 = 13", "12 (4,5)", "12 + 9 = 21", ...words]) expect(sheet, language).toContain(letters(part));
    }
  });

  await fresh("fifty-nine moves of each player fit on one sheet", async ({ page }) => {
    const actions = readFileSync(new URL("../data/damath/long.txt", import.meta.url), "utf8").trim().split("\n");
    await sitDown(page, record({ game: "damath", options: "set=integer touch=off move=off game=off", actions }));
    await visit(page, `damath/class/#/paper/${page.url().split("/").at(-1)}`);
    await expect(page.locator("tbody tr")).toHaveCount(59);
    expect(await printed(page)).toHaveLength(1);
  });

  await fresh("empty sheets, the board on four pages, and the chips of all seven sets", async ({ page, hand }) => {
    await visit(page, "damath/class/#/paper");
    expect(await printed(page)).toEqual([expect.stringContaining("Scoresheet")]);

    await hand.press(page.getByText("Board", { exact: true }));
    const quarters = await printed(page);
    expect(quarters.map((quarter) => quarter.match(/[A-Z][a-z]+$/)?.[0])).toEqual(["Topleftquarter", "Toprightquarter", "Bottomleftquarter", "Bottomrightquarter"]);
    // Each quarter has 8 playing squares of 40 mm.
    for (const quarter of quarters) expect(quarter.match(/[+−×÷]/g)).toHaveLength(8);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".quarter rect").first().evaluate((square) => (square.getBoundingClientRect().width * 25.4) / 96)).toBeCloseTo(40, 1);
    await page.emulateMedia({ media: null });

    await hand.press(page.getByText("Chips", { exact: true }).first());
    const some = { Counting: "12", Whole: "11", Integer: "−11", Fraction: "12 / 10", Rational: "−11 / 10", Radical: "−121√18", Polynomial: "78xy²" };
    for (const [set, chip] of Object.entries(some)) {
      await hand.press(page.locator("label", { hasText: set }));
      await expect(page.locator(".chips text")).toHaveCount(24);
      const [sheet, ...more] = await printed(page);
      expect(more).toEqual([]);
      expect(sheet.split(letters(chip)).length, set).toBeGreaterThanOrEqual(3);
    }
  });

  await fresh("a match that is not on this device has no score sheet", async ({ page }) => {
    await visit(page, "damath/class/#/paper/0123456789abcdef");
    await expect(page.getByRole("alert")).toContainText("not saved on this device");
  });
});
