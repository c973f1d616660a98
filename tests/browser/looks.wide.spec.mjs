// Light and dark mode: every page is readable in both, and logs no errors; more contrast, and the reader's own colours.
import { expect, test, visit } from "./fixtures.mjs";
import { settle } from "./letters.mjs";
import { follow, preset, sitNext } from "./match.mjs";
import { begun, nearlyOver } from "./matches.mjs";
import { useLists } from "./puzzles.mjs";
import { control, record } from "./table.mjs";

/** Returns the text on the page with a contrast below 4.5, for plain background colours; that of disabled buttons if it counts. */
const faint = (page, { disabled = false } = {}) =>
  page.evaluate((disabled) => {
    const plain = (colour) => colour.match(/^rgb\((\d+), (\d+), (\d+)\)$/)?.slice(1).map(Number);
    const light = (rgb) => {
      const [r, g, b] = rgb.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const behind = (element) => {
      // A table's wall lies behind its texts as a pseudo-element.
      for (let one = element; one; one = one.parentElement) {
        for (const part of [undefined, "::before"]) {
          const { backgroundColor, content } = getComputedStyle(one, part);
          if (backgroundColor !== "rgba(0, 0, 0, 0)" && (!part || content !== "none")) return plain(backgroundColor);
        }
      }
    };
    const hasWords = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const words = [...document.querySelectorAll("body *:not(svg *)")].filter((one) => hasWords(one) && one.checkVisibility() && (disabled || !one.disabled));
    const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const measured = words.map((element) => [element, plain(getComputedStyle(element).color), behind(element)]).filter(([, front, back]) => front && back);
    const bad = measured.filter(([, front, back]) => contrast(light(front), light(back)) < 4.5);
    return { measured: measured.length, faint: bad.map(([element, front, back]) => `${element.textContent}: ${front} on ${back}`) };
  }, disabled);

test("every page can be read in the light, in the dark, with more contrast and in the reader's own colours", async ({ fresh }) => {
  test.slow();
  await fresh("every page is readable in the light and in the dark, which are two", async ({ page, hand }) => {
    const expectReadable = async (where, words) => {
      for (const colorScheme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        const { measured, faint: found } = await faint(page);
        expect(found, `${where} in the ${colorScheme}`).toEqual([]);
        expect(measured, `words on ${where}`).toBeGreaterThanOrEqual(words);
      }
    };
    await preset(page, "pace", "instant");
    await visit(page);
    await expectReadable("the home page", 5);
    const grounds = [];
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      grounds.push(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    }
    expect(grounds[0]).not.toBe(grounds[1]);
    await follow(page, "marrakech/");
    await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
    await expectReadable("the set-up page", 10);
    await sitNext(page, record({ actions: [...begun, "S", "1"] }));
    await expectReadable("the table", 8);
    await hand.touch("a1");
    await expect(page.locator(".ask .refused")).toBeVisible();
    await expectReadable("a refusal", 8);
    await hand.press(page.getByRole("button", { name: "Menu" }));
    await expectReadable("the menu", 8);
    await sitNext(page, record({ actions: nearlyOver }));
    await hand.drag("a4", "b4");
    await hand.press(control(page, "Lay it on a4-b4"));
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectReadable("the final score", 8);
    await follow(page, "marrakech/#/puzzles");
    await page.locator(".bands").waitFor();
    await expectReadable("the puzzles", 8);
    await follow(page, "marrakech/#/puzzles/new");
    await page.locator("svg.board").waitFor();
    await expectReadable("a puzzle", 5);
    await page.goto("./rules/en/marrakech.html");
    await expectReadable("the rules", 30);
  });

  await fresh("the light that is chosen at home or in the menu is that of every page, whatever the device has", async ({ page, hand }) => {
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await page.emulateMedia({ colorScheme: "dark" });
    await visit(page);
    await expect(page.getByRole("button", { name: "As the device" })).toHaveAttribute("aria-pressed", "true");
    await hand.press(page.getByRole("button", { name: "Day", exact: true }));
    expect(await scheme()).toBe("light");
    await expect(page.getByRole("button", { name: "Day", exact: true })).toHaveAttribute("aria-pressed", "true");
    await sitNext(page, record({ actions: begun }));
    expect(await scheme()).toBe("light");
    await hand.press(page.getByRole("button", { name: "Menu" }));
    await hand.press(page.getByRole("dialog").locator("label", { hasText: "Night" }));
    expect(await scheme()).toBe("dark");
    await page.emulateMedia({ colorScheme: "light" });
    for (const address of ["rules/en/marrakech.html", "./"]) {
      await page.goto(address);
      expect(await scheme(), address).toBe("dark");
    }
    await hand.press(page.getByRole("button", { name: "As the device" }));
    expect(await scheme()).toBe("light dark");
  });

  await fresh("with more contrast, what is disabled or current can be read in the light and in the dark", async ({ page, hand }) => {
    const expectReadable = async (options) => {
      for (const colorScheme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme, contrast: "more" });
        await settle(page);
        expect((await faint(page, options)).faint, `in the ${colorScheme}`).toEqual([]);
      }
    };
    await useLists(page);
    await preset(page, "pace", "instant");
    await visit(page, "marrakech/#/puzzles/band-2");
    await expect(control(page, "Check")).toBeDisabled();
    await expectReadable({ disabled: true });
    await sitNext(page, record({ actions: begun }));
    await hand.press(page.getByRole("button", { name: "Menu" }));
    await hand.press(page.getByRole("dialog").getByRole("button", { name: "Review" }));
    await expect(page.locator(".move-list [aria-current]")).toBeVisible();
    await expectReadable();
  });

  await fresh("in the reader's own colours, an outline tells what is picked", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    for (const [address, picked] of [["marrakech/", ".choice.picked"], ["damath/#/position", ".tool.picked"], ["matches/#/days", ".games-of-day [aria-current]"]]) {
      await visit(page, address);
      await expect(page.locator(picked).first(), picked).toHaveCSS("outline-style", "solid");
    }
  });
});
