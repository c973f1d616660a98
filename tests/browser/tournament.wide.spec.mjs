// A tournament on one device with a wide screen: on paper, on a projector, and by keyboard.
import { getDocumentProxy } from "unpdf";
import { expect, test, visit } from "./fixtures.mjs";
import { languages, speak } from "./languages.mjs";
import { confirm } from "./match.mjs";
import { begin, enter, pair } from "./tournament.mjs";

test("a tournament’s names, its pairings for sixty, and its backup", async ({ fresh, browser, baseURL }) => {
  test.slow();
  await fresh("names that cannot be used are named, and stay in the field; a damaged save says what is whole, and loses nothing", async ({ page, hand }) => {
    await visit(page, "damath/class/#/tournament");
    await page.locator("textarea").fill("Ana\nBen");
    await hand.press(page.getByRole("button", { name: "Start" }));
    await expect(page.getByRole("alert")).toHaveText("A tournament needs at least 3 players.");
    await page.locator("textarea").fill("Ana\nBen\nana");
    await hand.press(page.getByRole("button", { name: "Start" }));
    await expect(page.getByRole("alert")).toHaveText("This name appears twice: ana");
    await page.reload();
    await expect(page.locator("textarea")).toHaveValue("Ana\nBen\nana");

    const kept = () => page.evaluate(() => localStorage.getItem("caravanserai.tournament.damath"));
    const text = "tournament 1\nswiss 2\nhere Ana\nhere Ben\nhere Carla\nround\n1 2 1-0\nbye 3\nround\n3 1 2-";
    await page.evaluate((text) => localStorage.setItem("caravanserai.tournament.damath", text), text);
    await page.reload();
    await expect(page.getByRole("alert")).toContainText("damaged in line 10");
    await expect(page.getByRole("alert")).toContainText("3 players, 1 round");
    await expect(page.getByRole("link", { name: "Save as file" })).toHaveAttribute("href", /swiss%202/);
    expect(await kept()).toBe(text);
    await hand.press(page.getByRole("button", { name: "Continue with these" }));
    await expect(page.locator(".round")).toContainText("Round 1 of 2");
  });

  await fresh("the date of a tournament is that of its beginning, also on a page that was open over midnight", async ({ page, hand }) => {
    await page.clock.install({ time: "2026-11-24T23:59:50" });
    await visit(page, "damath/class/#/tournament");
    await hand.press(page.locator("form summary"));
    const date = page.locator("input[name=date]");
    await expect(date).toHaveValue("2026-11-24");
    await page.locator("input[name=title]").fill("Autumn");
    await page.clock.fastForward(15_000);
    await expect(date).toHaveValue("2026-11-25");
    await date.fill("2026-11-28");
    await page.clock.fastForward(24 * 3_600_000);
    await expect(date).toHaveValue("2026-11-28");
  });

  await fresh("sixty players are searched, sorted and paired, and shown large", async ({ page, hand }) => {
    await begin(page, hand, Array.from({ length: 60 }, (_, at) => `Joueur ${60 - at}${at % 20 ? "" : " Élodie"}`));
    const view = (name) => hand.press(page.getByRole("group", { name: "View" }).locator("label", { hasText: name }));
    await view("Players");
    const rows = page.locator(".player-row");
    await expect(rows.first()).toContainText("Joueur 60 Élodie");
    await hand.press(page.locator("label", { hasText: "By name" }));
    await expect(rows.first().locator(".name")).toHaveText("Joueur 1");
    await page.getByRole("searchbox").fill("elodie");
    await expect(rows.locator(".name")).toHaveText(["Joueur 20 Élodie", "Joueur 40 Élodie", "Joueur 60 Élodie"]);
    await page.getByRole("searchbox").fill("");
    await view("Round");
    for (const round of [1, 2, 3]) {
      await pair(page, hand);
      await expect(page.locator(".round")).toContainText(`Round ${round} of 7`);
      const draws = page.locator(".game-row .button:nth-of-type(2)");
      await draws.evaluateAll((buttons) => buttons.forEach((button, at) => (at % 3 ? button.previousElementSibling : button).click()));
      await expect(page.locator(".game-row [aria-pressed=true]")).toHaveCount(30);
    }
    await hand.press(page.getByRole("button", { name: "Projector" }));
    await expect(page.getByRole("dialog")).toBeVisible();
    await hand.press(page.getByRole("button", { name: "Close" }));
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  await fresh("a backup brings a tournament to another device", async ({ page, hand }) => {
    await begin(page, hand);
    await pair(page, hand);
    await visit(page, "matches/");
    const [download] = await Promise.all([page.waitForEvent("download"), hand.press(page.getByRole("button", { name: "Save a backup" }))]);
    const other = await browser.newPage({ baseURL });
    await visit(other, "matches/");
    await other.locator('input[accept^=".json"]').setInputFiles(await download.path());
    await expect.poll(() => other.evaluate(() => localStorage.getItem("caravanserai.tournament.damath"))).toContain("Ana Reyes");
    await visit(other, "damath/class/#/tournament");
    await expect(other.locator(".round")).toContainText("Round 1 of 4");
    await other.close();
  });
});

test("what is easily done by mistake is asked about, and undone after a reload; another tournament stands beside the first", async ({ page, hand }) => {
  await begin(page, hand);
  await pair(page, hand);
  await enter(page, hand);
  await pair(page, hand);
  const kept = () => page.evaluate(() => localStorage.getItem("caravanserai.tournament.damath"));
  const before = await kept();
  const question = page.getByRole("alertdialog");
  await hand.press(page.getByRole("button", { name: "Previous round" }));
  await hand.press(page.locator(".game-row .button").nth(1));
  await expect(question).toContainText("Change a result of round 1?");
  await confirm(page, hand, "Change it");
  await hand.press(page.locator(".game-row .button").nth(5));
  await expect(question, "it is asked once").toHaveCount(0);
  await expect.poll(kept).not.toBe(before);
  await hand.press(page.getByRole("button", { name: "Delete tournament" }));
  await confirm(page, hand, "Delete tournament");
  await expect.poll(kept).toBe(null);
  await page.reload();
  for (let undone = 0; undone < 3; undone++) await hand.press(page.getByRole("button", { name: "Undo" }));
  await expect.poll(kept).toBe(before);

  await hand.press(page.getByRole("button", { name: "New tournament" }));
  await page.locator("textarea").fill("Dan\nEve\nFay");
  await hand.press(page.locator("form button.main"));
  await expect(page.locator(".other-tournaments button")).toContainText(["Ana Reyes and 6 others"]);
  await hand.press(page.locator(".other-tournaments button"));
  await expect.poll(kept).toBe(before);
});

test("pairings and standings print on A4 in every language; F opens the projector's view, and closes it", async ({ page, hand }) => {
  await begin(page, hand);
  await pair(page, hand);
  await page.locator("body").press("f");
  const view = page.getByRole("dialog");
  await expect(view).toContainText("Ana Reyes");
  expect(await view.evaluate((view) => [getComputedStyle(view).color, getComputedStyle(view).backgroundColor])).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  await page.keyboard.press("f");
  await expect(view).toBeHidden();
  for (const language of languages) {
    await speak(page, language);
    const file = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
    expect(file.numPages, language).toBe(2);
    for (const number of [1, 2]) {
      const sheet = await file.getPage(number);
      for (const [at, points] of [0, 0, 595.3, 841.9].entries()) expect(Math.abs(sheet.view[at] - points), "A4, rounded up by the browser").toBeLessThan(1.1);
      const { items } = await sheet.getTextContent();
      const text = items.map(({ str }) => str).join("").replaceAll(/\s/g, "");
      for (const name of ["AnaReyes", "GinaRamos"]) expect(text, language).toContain(name);
    }
  }
});

test("everybody meets everybody in a round robin, by keyboard alone", async ({ page }) => {
  await visit(page, "damath/class/#/tournament");
  const label = () => page.evaluate(() => document.activeElement.ariaLabel ?? (document.activeElement.labels?.[0] ?? document.activeElement).textContent.trim());
  const tabTo = async (name) => {
    for (let presses = 0; presses < 40; presses++) {
      if ((await label()).startsWith(name)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`${name} is not reached by Tab; the focus is on ${await label()}`);
  };
  const press = async (name, key = "Enter") => {
    await tabTo(name);
    await page.keyboard.press(key);
  };
  await tabTo("Players");
  await page.keyboard.type("Ana\nBen\nCarla\nDino");
  await tabTo("Swiss");
  await page.keyboard.press("ArrowDown");
  await press("Start");
  for (const round of [1, 2, 3]) {
    await press(`Pair round ${round}`);
    await expect(page.locator(".round")).toContainText(`Round ${round} of 3`);
    const rows = page.locator(".game-row");
    await expect(rows).toHaveCount(2);
    for (const row of await rows.all()) {
      const button = row.getByRole("button", { name: "wins" }).first();
      await press(await button.getAttribute("aria-label"), "Space");
      await expect(button).toHaveAttribute("aria-pressed", "true");
    }
  }
  await expect(page.getByText("All rounds have been played.")).toBeVisible();
  await tabTo("Round");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".standings tbody tr")).toHaveCount(4);
  const points = await page.locator(".standings tbody td:nth-child(3)").allTextContents();
  expect(points.map(Number).reduce((sum, one) => sum + one)).toBe(6);
  await page.keyboard.press("f");
  await expect(page.getByRole("dialog")).toContainText("Dino");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});
