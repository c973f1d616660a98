// Truncated files of the site: the page reports them, and its button loads the complete files.
import { expect, test } from "./fixtures.mjs";

test.use({ expected: /integrity|digest|SyntaxError|TypeError|Failed to load|words of|CompileError|WebAssembly|instantiateStreaming|import/ });

/** Truncates the file of a URL once. Later requests get the complete file. */
const cut = (page, address) =>
  page.route(address, async (route) => {
    const answer = await route.fetch({ maxRetries: 2 }); // after ECONNRESET
    const body = await answer.body();
    await route.fulfill({ response: answer, body: body.subarray(0, body.length / 2) });
  }, { times: 1 });

const play = (page) => page.getByRole("link", { name: "Play" }).first();

// A page whose requests are routed keeps no file in its cache: each step begins as a first visit.

test("files that are cut off on their way are told of, and come at the next try", async ({ fresh }) => {
  test.slow();
  await fresh("files of the home page", async ({ page }) => {
    for (const name of ["address.js", "speech.js", "notices.js", "host.js", "start.js", "store.js", "waiting.js", "looks.css", "style.css", "home.css", "the page"]) {
      await test.step(name, async () => {
        await cut(page, name === "the page" ? (url) => url.pathname === "/" : `**/${name}`);
        await page.goto("./");
        await expect(page.getByRole("alert"), name).toContainText("Caravanserai couldn’t be loaded");
        await page.getByRole("button", { name: "Try again" }).click();
        await expect(page.getByRole("alert"), name).toHaveCount(0);
        await page.locator("html[data-started]").waitFor({ state: "attached" });
        await expect(play(page), name).toBeVisible();
        await page.goto("about:blank");
      });
    }
  });

  await fresh("files of a game", async ({ page }) => {
    for (const name of ["marrakech.js", "marrakech_bg.wasm", "marrakech.en.txt", "marrakech.css", "programs.css", "store.js"]) {
      await test.step(name, async () => {
        await cut(page, `**/${name}`);
        await page.goto("./marrakech/");
        await expect(page.getByRole("alert"), name).toContainText("Marrakech couldn’t be loaded");
        await page.getByRole("button", { name: "Try again" }).click();
        // With a damaged style, the program has started already, below the notice.
        await expect(page.getByRole("alert"), name).toHaveCount(0);
        await expect(page.getByRole("button", { name: /^Start/ }), name).toBeVisible();
        await page.goto("about:blank");
      });
    }
  });
});

test.describe("in French", () => {
  test.use({ locale: "fr-FR" });

  test("files of the home page", async ({ page }) => {
    for (const name of ["start.js", "waiting.js"]) {
      await test.step(name, async () => {
        await cut(page, `**/${name}`);
        await page.goto("./");
        await expect(page.getByRole("alert"), name).toContainText("Caravanserai ne se charge pas");
        await page.getByRole("button", { name: "Réessayer" }).click();
        await expect(page.getByRole("alert"), name).toHaveCount(0);
        await expect(page.locator("html"), name).toHaveAttribute("lang", "fr");
        await page.goto("about:blank");
      });
    }
  });
});
