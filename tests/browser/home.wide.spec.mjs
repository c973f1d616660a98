import { expect, test, visit } from "./fixtures.mjs";
import { begun } from "./matches.mjs";
import { entry, keep, record } from "./match.mjs";

test("the home page says whose house it is, and leads to the game and its rules", { tag: ["@quick", "@firefox"] }, async ({ page, hand }) => {
  await visit(page);
  await expect(page.getByRole("heading", { level: 1, name: "Caravanserai" })).toBeVisible();
  const game = entry(page, "Marrakech");
  await hand.press(game.getByRole("link", { name: "Play" }));
  await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Caravanserai" })).toBeHidden();
  await hand.press(page.getByRole("link", { name: "Back" }));
  await hand.press(game.getByRole("link", { name: "Rules" }));
  await expect(page.getByRole("heading", { level: 1, name: "Marrakech: the rules" })).toBeVisible();
});

test("the home page before and after its program, and what leads to it", async ({ fresh, browser, baseURL }) => {
  test.slow();
  await fresh("before and after its program has started, the home page shows the same", async ({ page }) => {
    const shown = (page) => page.evaluate(() => ({ words: document.body.innerText, links: [...document.links].map((link) => link.href) }));
    await visit(page);
    const plain = await browser.newPage({ javaScriptEnabled: false, viewport: page.viewportSize() });
    await plain.goto(baseURL);
    await expect(plain.getByText("They need JavaScript")).toBeVisible();
    await plain.evaluate(() => document.querySelector(".plain").remove());
    const expected = await shown(plain);
    await plain.close();
    expect(expected.words).toContain("Marrakech");
    expect(await shown(page)).toEqual(expected);
  });

  await fresh("addresses that lead nowhere lead home", async ({ page }) => {
    await visit(page);
    for (const address of ["?0#/chess", "marrakech/#/kitchen", "?1#nowhere"]) {
      // Playwright’s own visit waits in vain in Firefox, or is interrupted, where a page leads on at once.
      await page.evaluate((address) => location.assign(address), address);
      await expect(page).toHaveURL(/\d\/(\?\d)?$/);
      await expect(page.getByRole("heading", { level: 1, name: "Caravanserai" })).toBeVisible();
    }
  });

  await fresh("every page opens at its top", async ({ page }) => {
    await visit(page);
    await page.setViewportSize({ width: 360, height: 300 });
    const top = () => page.evaluate(() => scrollY);
    // By the wheel, as people scroll, and the link is followed where it is: after a click Firefox returns to where a script has scrolled.
    const toEnd = async () => {
      await page.mouse.move(180, 150);
      // Firefox may lose a turn of the wheel while a page is drawn.
      const left = async () => {
        await page.mouse.wheel(0, 10_000);
        return page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
      };
      await expect.poll(left).toBeLessThan(1);
      expect(await top()).toBeGreaterThan(0);
    };
    await toEnd();
    await entry(page, "Marrakech").getByRole("link", { name: "Play" }).evaluate((link) => link.click());
    await expect(page.getByRole("heading", { level: 1, name: "Marrakech" })).toBeVisible();
    await expect.poll(top).toBe(0);
    await toEnd();
    // Playwright's own way back waits for a load, and a page of the same document loads nothing.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page.getByRole("heading", { level: 1, name: "Caravanserai" })).toBeVisible();
    await expect.poll(top).toBe(0);
  });

  await fresh("every game can be begun without scrolling on a low wide screen, also below matches that wait", async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await visit(page);
    for (let count = 0; count < 3; count++) await keep(page, record({ actions: begun }));
    await page.reload();
    await expect(page.locator(".waiting li")).toHaveCount(3);
    for (const play of await page.getByRole("link", { name: "Play", exact: true }).all()) await expect(play).toBeInViewport({ ratio: 1 });
  });
});

test("the game that was played last, or is pointed at, is fetched ahead once the page rests, and never for who saves data", async ({ fresh }) => {
  /** Visits the home page after a match of Marrakech; returns the programs that are requested from then on. */
  const open = async (page) => {
    await visit(page);
    await keep(page, record({ actions: begun }));
    await page.clock.install();
    const asked = [];
    page.on("request", (request) => asked.push(...(request.url().match(/\w+(?=_bg\.wasm$)/) ?? [])));
    await page.reload();
    await expect(page.locator(".waiting li")).toHaveCount(1);
    return asked;
  };
  const pointAt = (page, title) => entry(page, title).getByRole("link", { name: "Play" }).hover();

  await fresh("once the page rests", async ({ page }) => {
    const asked = await open(page);
    await pointAt(page, "Damath");
    expect(asked).toEqual([]);
    await page.clock.runFor(2000);
    await expect.poll(() => asked.toSorted()).toEqual(["damath", "marrakech"]);
    for (const title of ["Chaupar", "Damath", "Chaupar"]) await pointAt(page, title);
    await expect.poll(() => asked.toSorted()).toEqual(["chaupar", "damath", "marrakech"]);
  });

  await fresh("never for who saves data", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    const asked = await open(page);
    await page.clock.runFor(2000);
    await pointAt(page, "Damath");
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
  });
});

test("pages fade into each other, except for who wants little motion", async ({ fresh }) => {
  for (const reducedMotion of ["no-preference", "reduce"]) {
    await fresh(reducedMotion, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(() => addEventListener("pagereveal", ({ viewTransition }) => (globalThis.fades = viewTransition !== null)));
      await visit(page);
      for (const heading of ["Marrakech", "Caravanserai"]) {
        if (heading === "Marrakech") await entry(page, heading).getByRole("link", { name: "Play" }).click();
        else await page.goBack();
        await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
        await expect.poll(() => page.evaluate(() => globalThis.fades), heading).toBe(reducedMotion === "no-preference");
      }
    });
  }
});
