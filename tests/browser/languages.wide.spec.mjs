// Four languages: the default, and switching to another one without losing anything.
import { look, sitAt, untimed } from "./damath.mjs";
import { isLong } from "./effort.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { keyboardHand } from "./hands.mjs";
import { choose, languages, others, says } from "./languages.mjs";
import { lots } from "./lots.mjs";
import { entry, kept, record, settled, sitDown } from "./match.mjs";
import { everyRollPays, nearlyOver } from "./matches.mjs";
import { quiet } from "./quiet.mjs";

const spoken = (page) => page.evaluate(() => document.documentElement.lang);
const welcome = (page) => page.locator("main.home header p").first();
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
        await expect(page.locator("main.home")).toHaveAttribute("lang", language);
        await expect(chooses(page, language)).toHaveAttribute("aria-pressed", "true");
        await page.goto("./#/marrakech");
        await expect(page.locator(".start .main")).toHaveText(says(language, "table", "start"));
        await expect(page.locator(".set-up .quiet").first()).toHaveAttribute("href", `rules/${language}/marrakech.html`);
      });
    }
  });
});

test.describe("before the words of another language are here", () => {
  test.use({ locale: "fr-FR" });

  test("the home page is not seen in English", async ({ page }) => {
    let send;
    const held = new Promise((resolve) => (send = resolve));
    await page.route(/home\.fr\.json$/, async (route) => (await held, route.continue()));
    await page.goto("./");
    await page.locator("html[data-started]").waitFor({ state: "attached" });
    await expect(welcome(page)).toBeHidden();
    send();
    await expect(welcome(page)).toBeVisible();
    await expect(page.locator("main.home")).toHaveAttribute("lang", "fr");
  });

  test.describe("which do not come", () => {
    // Of an error in Firefox, Playwright reports neither the name nor the message.
    test.use({ expected: /SyntaxError|^Error \(\)$/ });

    test("it is seen in English", async ({ page }) => {
      await page.route(/home\.fr\.json$/, (route) => route.fulfill({ status: 200, body: "nothing" }));
      await visit(page);
      await expect(welcome(page)).toBeVisible();
      await expect(page.locator("main.home")).toHaveAttribute("lang", "en");
    });
  });
});

test.describe("a language whose words do not come", () => {
  test.use({ expected: /ERR_FAILED/ });

  test("is told of, and the page stays as it was", async ({ page, hand }) => {
    await sitDown(page, record({ actions: ["4", "3"] }));
    await page.route(/\.hi\.txt$/, (route) => route.abort());
    await page.locator(".bar .icon").last().click();
    await hand.press(page.getByRole("dialog").locator('[data-language="hi"]'));
    const told = page.getByRole("alertdialog", { name: "हिन्दी" });
    await expect(told).toContainText("हिन्दी couldn’t be loaded");
    // The page below is out of reach.
    for (let keys = 0; keys < 4; keys++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement.matches("body, [role=alertdialog] *"))).toBe(true);
    }
    await hand.press(told.getByRole("button", { name: "Not now" }));
    await expect(told).toBeHidden();
    expect(await page.evaluate(() => document.activeElement.dataset.language)).toBe("hi");
    expect(await spoken(page)).toBe("en");
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await page.unroute(/\.hi\.txt$/);
    await hand.press(page.getByRole("dialog").locator('[data-language="hi"]'));
    await expect(page.getByRole("dialog")).toHaveAttribute("aria-label", says("hi", "table", "menu"));
  });
});

test("a language that is chosen while a program is on its way is the one that it speaks", async ({ page, hand }) => {
  let send;
  const held = new Promise((resolve) => (send = resolve));
  await page.route(/\/marrakech_bg\.wasm$/, async (route) => (await held, route.continue()));
  await page.goto("./#/marrakech");
  await expect(page.locator("#marrakech [role=status]")).toContainText("Marrakech");
  await page.goto("./#/");
  await hand.press(chooses(page, "hi"));
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await page.goto("./#/marrakech");
  send();
  await expect(page.locator(".start .main")).toHaveText(says("hi", "table", "start"));
});

test.describe("a program whose other words do not come", () => {
  test.use({ expected: /ERR_FAILED/ });

  test("is not started a second time: the page is loaded anew", async ({ page, hand }) => {
    let send;
    const held = new Promise((resolve) => (send = resolve));
    await page.route(/\/marrakech_bg\.wasm$/, async (route) => (await held, route.continue()));
    await page.route(/\/marrakech\.hi\.txt$/, (route) => route.abort(), { times: 1 });
    await page.goto("./#/marrakech");
    await expect(page.locator("#marrakech [role=status]")).toContainText("Marrakech");
    await page.goto("./#/");
    await hand.press(chooses(page, "hi"));
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/marrakech.hi.txt"));
    send();
    await failed;
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      globalThis.isSamePage = true;
      location.hash = "#/marrakech";
    });
    await expect(page.locator(".start .main")).toHaveText(says("hi", "table", "start"));
    expect(await page.evaluate(() => globalThis.isSamePage)).toBe(undefined);
  });
});

test("a language that is chosen at home stays, also in another tab, the address does not change, and kept matches are told of in it", async ({ page, context, hand }) => {
  await sitDown(page, record({ players: ["person You", "bot random Ben"], actions: ["4", "3"] }));
  await visit(page);
  const line = page.locator(".waiting li");
  await expect(line).toContainText("You and Ben");
  const other = await context.newPage();
  await visit(other, "#/damath");
  const address = page.url();
  const english = await welcome(page).textContent();
  await hand.press(chooses(page, "hi"));
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  expect(await welcome(page).textContent()).not.toBe(english);
  expect(await page.evaluate(() => document.activeElement.dataset.language), "the focus stays on the choice").toBe("hi");
  expect(page.url()).toBe(address);
  await expect(other.locator(".start .main")).toHaveText(says("hi", "table", "start"));
  await page.reload();
  await page.locator("html[data-started]").waitFor({ state: "attached" });
  expect(await spoken(page)).toBe("hi");
  await hand.press(chooses(page, "fr"));
  await expect(line).toContainText("Vous et Ben");
  await expect(entry(page, "Marrakech")).toHaveCount(1);
});

test("another language in the middle of a capture: what is picked stays, and the whole table speaks it", async ({ page, hand }) => {
  // The 9 takes two pieces, and the second capture has to be selected.
  await sitAt(page, "turn 1 | 1: 9@12 | 2: 4@23 5@45 6@25 1@07", { options: `touch=off ${untimed}` });
  await hand.touch("(1,2)");
  await hand.touch("(3,4)");
  const before = { ...(await look(page)), words: await page.locator(".ask").textContent() };
  expect(before.picked.toSorted()).toEqual(["(1,2)", "(3,4)"]);
  const match = await kept(page, "damath");
  for (const language of [...others, "en"]) {
    await page.locator(".bar .icon").last().click();
    await hand.press(page.getByRole("dialog").locator(`[data-language="${language}"]`));
    await expect(page.getByRole("dialog")).toHaveAttribute("aria-label", says(language, "table", "menu"));
    await page.keyboard.press("Escape");
    const words = page.locator(".ask");
    if (language === "en") await expect(words).toHaveText(before.words);
    else await expect(words, language).not.toHaveText(before.words);
    expect((await look(page)).picked, language).toEqual(before.picked);
    expect(await kept(page, "damath")).toBe(match);
  }
});

test("a refusal in French leads to the French paragraph", async ({ page, hand }) => {
  await choose(page, "fr");
  await sitDown(page, record({ actions: ["4", "3", "north", "1", "d4-d3", "S", "1"].slice(0, 2) }));
  for (const key of ["ArrowUp", "Space"]) {
    await page.keyboard.press(key);
    await quiet(page);
  }
  await hand.touch("a1");
  await hand.press(page.locator(".ask .clause-link"));
  const frame = page.getByRole("dialog").locator("iframe");
  await expect(frame).toHaveAttribute("src", /^rules\/fr\/marrakech\.html#M\d+$/);
  await expect(frame.contentFrame().locator("html")).toHaveAttribute("lang", "fr");
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
      await page.goto("./#/marrakech");
      const notice = page.locator("#marrakech [role=alert]");
      await expect(notice).toContainText("Marrakech");
      told.push(await notice.textContent());
    }
    expect(new Set(told).size).toBe(languages.length);
  });
});
