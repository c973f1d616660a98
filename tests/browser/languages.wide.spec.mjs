// Four languages: which one a reader is led to, and another one without losing anything.
import { sitAt, untimed } from "./damath.mjs";
import { isLong } from "./effort.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { keyboardHand } from "./hands.mjs";
import { choose, languages, others, says } from "./languages.mjs";
import { lots } from "./lots.mjs";
import { entry, kept, record, settled, sitDown } from "./match.mjs";
import { everyRollPays, nearlyOver } from "./matches.mjs";
import { quiet } from "./quiet.mjs";

const spoken = (page) => page.evaluate(() => document.documentElement.lang);
const welcome = (page) => page.getByRole("heading", { level: 1 }).locator("~ p").first();
const chooses = (page, language) => page.locator(`[data-language="${language}"]:visible`);

test.describe("a browser that asks for a language", () => {
  test.use({ locale: "fr-CA" });

  test("is answered in it, or else in English", async ({ page }) => {
    for (const [locale, language] of [["fr-CA", "fr"], ["hi-IN", "hi"], ["fil-PH", "fil"], ["tl", "fil"], ["hi-Latn-IN", "en"], ["hi-Deva", "hi"], ["de-AT", "en"], ["en-IN", "en"]]) {
      await test.step(locale, async () => {
        // The first one is the browser's own.
        if (locale !== "fr-CA") await page.addInitScript((tag) => Object.defineProperty(navigator, "languages", { value: [tag], configurable: true }), locale);
        await visit(page);
        expect(await page.evaluate(() => navigator.languages[0])).toBe(locale);
        expect(await spoken(page)).toBe(language);
        await expect(page.locator("main.home")).toHaveCount(1);
        await expect(chooses(page, language)).toHaveAttribute("aria-current", "true");
        await page.goto("./marrakech/");
        await expect(page.locator(".start .main")).toHaveText(says(language, "table", "start"));
        await expect(page.locator(".set-up .quiet").first()).toHaveAttribute("href", new RegExp(`rules/${language}/marrakech.html$`));
      });
    }
  });
});

test("a language that is chosen, or that an address names, is spoken everywhere", { tag: "@firefox" }, async ({ fresh }) => {
  test.slow();
  await fresh("a language that is chosen at home stays, in every document and at its place, and kept matches are told of in it", async ({ page, hand }) => {
    await sitDown(page, record({ players: ["person You", "bot random Ben"], actions: ["4", "3"] }));
    await visit(page);
    const line = page.locator(".waiting li");
    await expect(line).toContainText("You and Ben");
    const english = await welcome(page).textContent();
    await hand.press(chooses(page, "hi"));
    await expect(page).toHaveURL(/\/hi\/$/);
    expect(await welcome(page).textContent()).not.toBe(english);
    await hand.press(page.locator('main.home a[href="./damath/"]').first());
    await expect(page.locator(".start .main")).toHaveText(says("hi", "table", "start"));
    // Whoever comes by an address without a language is led to the chosen one, and back to English by choosing it.
    await visit(page, "marrakech/#/learn");
    await expect(page).toHaveURL(/\/hi\/marrakech\/#\/learn$/);
    await visit(page);
    await hand.press(chooses(page, "en"));
    await expect(page).toHaveURL(/\d\/$/);
    await visit(page, "marrakech/");
    await expect(page.locator(".start .main")).toHaveText(says("en", "table", "start"));
    await visit(page);
    await hand.press(chooses(page, "fr"));
    await expect(line).toContainText("Vous et Ben");
    await expect(entry(page, "Marrakech")).toHaveCount(1);
  });

  await fresh("an address that names a language is opened in it, whatever the browser speaks", async ({ page }) => {
    await visit(page, "fil/chaupar/");
    await expect(page.locator(".start .main")).toHaveText(says("fil", "table", "start"));
    expect(await spoken(page)).toBe("fil");
  });

  await fresh("addresses of the time when all games were one document lead to the new ones", async ({ page }) => {
    for (const [old, now] of [
      ["#/damath", "damath/"],
      ["#/damath/learn", "damath/#/learn"],
      ["#/damath/tournament", "damath/class/#/tournament"],
      ["#%2Fpachisi%2Flearn", "pachisi/#/learn"],
      ["#/matches/numbers", "matches/#/numbers"],
      ["#/days/damath", "matches/#/days/damath"],
    ]) {
      await visit(page, old);
      await expect(page).toHaveURL(new RegExp(`\\d/${now}$`));
    }
  });

  await fresh("another language in the middle of a match: its table speaks it, at the same place", async ({ page, hand }) => {
    await sitAt(page, "turn 1 | 1: 9@12 | 2: 4@23 5@45 6@25 1@07", { options: `touch=off ${untimed}` });
    const words = await page.locator(".ask").textContent();
    const match = await kept(page, "damath");
    for (const language of [...others, "en"]) {
      await page.locator(".bar .icon").last().click();
      await hand.press(page.getByRole("dialog").locator(`[data-language="${language}"]`));
      await page.locator(`html[lang=${language}][data-started]`).waitFor({ state: "attached" });
      if (language === "en") await expect(page.locator(".ask")).toHaveText(words);
      else await expect(page.locator(".ask"), language).not.toHaveText(words);
      expect(await kept(page, "damath")).toBe(match);
    }
  });

  await fresh("a refusal in French leads to the French paragraph", async ({ page, hand }) => {
    await choose(page, "fr");
    await sitDown(page, record({ actions: ["4", "3", "north", "1", "d4-d3", "S", "1"].slice(0, 2) }));
    for (const key of ["ArrowUp", "Space"]) {
      await page.keyboard.press(key);
      await quiet(page);
    }
    await hand.touch("a1");
    await hand.press(page.locator(".ask .clause-link"));
    const frame = page.getByRole("dialog").locator("iframe");
    await expect(frame).toHaveAttribute("src", /rules\/fr\/marrakech\.html#M\d+$/);
    await expect(frame.contentFrame().locator("html")).toHaveAttribute("lang", "fr");
  });
});

test("the end of a game in Hindi by keyboard alone", async ({ page }) => {
  await choose(page, "hi");
  // The last two turns of each, or the second half.
  await sitDown(page, record({ actions: isLong ? everyRollPays : nearlyOver.slice(0, -11) }));
  const [hand, lot] = [keyboardHand(page), lots(3)];
  const main = page.locator(".hand .main:enabled");
  const choices = page.locator(".hand .choice-row button:enabled");
  for (let count = 0; count < 200 && !(await page.getByRole("dialog").isVisible()); count++) {
    const all = await choices.all();
    if (await main.count()) await hand.press(main);
    else await hand.press(lot(all));
    await settled(page);
    await quiet(page);
  }
  const sheet = page.getByRole("dialog");
  await expect(sheet.locator(".score li")).toHaveCount(2);
  await expect(sheet.locator(".ways .main")).toHaveText(says("hi", "table", "next-match"));
  await expect(sheet.getByRole("heading")).toContainText(/Ada|Ben/);
});

test.describe("a program that does not come", () => {
  test.use({ expected: /ERR_FAILED/ });

  test("is told of in the language that is spoken", async ({ page }) => {
    const told = [];
    await page.route(/\/marrakech_bg\.wasm$/, (route) => route.abort());
    for (const language of languages) {
      await choose(page, language);
      await page.goto("./");
      await page.goto("./marrakech/");
      const notice = page.locator("#marrakech [role=alert]");
      await expect(notice).toContainText("Marrakech");
      told.push(await notice.textContent());
    }
    expect(new Set(told).size).toBe(languages.length);
  });
});
