// Obstacles before a table: a program that hangs, cannot be loaded, was updated meanwhile, or crashes.
import { expect, test, visit } from "./fixtures.mjs";
import { kept, record, sitDown } from "./match.mjs";
import { begun } from "./matches.mjs";

const files = /\/marrakech(\.js|_bg\.wasm)(\?|$)/;
const title = (page) => page.getByRole("heading", { level: 1, name: "Caravanserai" });
const play = (page, game) => page.locator(`a[href="./${game}/"]`).click();

test("while a program is on its way, its page says so", { tag: "@firefox" }, async ({ fresh }) => {
  test.slow();
  await fresh("while a download hangs, the front of the game says what it is, and the way back is open", async ({ page }) => {
    let goOn;
    const held = new Promise((done) => (goOn = done));
    await page.route(files, (route) => held.then(() => route.continue()));
    await visit(page);
    await play(page, "marrakech");
    const front = page.locator("main.front");
    await expect(front.getByRole("heading", { level: 1, name: "Marrakech" })).toBeVisible();
    await expect(front.getByRole("progressbar")).toBeVisible();
    await expect(front).toContainText("lay your rugs");
    await front.getByRole("link", { name: "Back" }).click();
    await expect(title(page)).toBeVisible();
    await play(page, "marrakech");
    await expect(front).toBeVisible();
    goOn();
    await expect(page.getByRole("button", { name: /^Start/ })).toBeVisible();
    await expect(front).toHaveCount(0);
  });

  await fresh("a page that is opened by its address says that it is loading, and never shows the front", async ({ page }) => {
    await page.route(files, () => {}); // hangs
    await page.goto("./marrakech/#/table", { waitUntil: "domcontentloaded" });
    expect(await page.locator("main.front").isVisible()).toBe(false);
    await expect(page.getByRole("status")).toHaveText(/Marrakech is loading/);
    await expect(page.locator("main.front")).toBeHidden();
  });
});

test.describe("what does not come", () => {
  // The messages of Chromium, and then those of Firefox.
  test.use({ expected: /Failed to load resource|Failed to fetch|instantiateStreaming|MIME type|'integrity' attribute|the integrity attribute/ });

  // An error of the server and the sign-in page of a network are neither a new version nor a missing connection.
  const signIn = "<!doctype html><title>Sign in to the network</title>";
  // The files of the program, and the document when it is fetched to learn why they do not come.
  const some = /\/marrakech(\.js|_bg\.wasm|\/)$/;
  const obstacles = {
    "no connection": { files: some, answer: (route) => route.abort("internetdisconnected"), says: "Check the connection" },
    "a damaged download": { files: /marrakech_bg\.wasm$/, answer: (route) => route.fulfill({ body: "no program", contentType: "application/wasm" }), says: "couldn’t be loaded, although" },
    "an error of the server": { files: some, answer: (route) => route.fulfill({ status: 500, body: "Something went wrong" }), says: "couldn’t be loaded, although" },
    "the sign-in page of a network": { files: some, answer: (route) => route.fulfill({ contentType: "text/html", body: signIn }), says: "couldn’t be loaded, although" },
  };

  test("what does not come is told of, and is there at the next try", { tag: "@firefox" }, async ({ fresh }) => {
    test.slow();
    await fresh("a program that does not come: its page says why, and the next try succeeds", async ({ page }) => {
      for (const [name, { files, answer, says }] of Object.entries(obstacles)) {
        await test.step(name, async () => {
          await visit(page);
          const meet = (route) => (route.request().isNavigationRequest() ? route.continue() : answer(route));
          await page.route(files, meet);
          await play(page, "marrakech");
          await expect(page.getByRole("alert")).toContainText(says);
          await page.unroute(files, meet);
          await page.getByRole("button", { name: "Try again" }).click();
          await expect(page.getByRole("button", { name: /^Start/ })).toBeVisible();
        });
      }
    });

    await fresh("the site was renewed while the page was open: it says that there is a new version", async ({ page }) => {
      await visit(page);
      await page.route(files, (route) => route.fulfill({ status: 404, body: "Not found" }));
      await page.route(/\/marrakech\/$/, async (route) => {
        if (route.request().isNavigationRequest()) return route.continue();
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/[0-9a-f]{16}\//g, "fedcba9876543210/") });
      });
      await play(page, "marrakech");
      await expect(page.getByRole("alert")).toContainText("There is a new version");
      await page.unrouteAll();
      await page.getByRole("button", { name: "Reload" }).click();
      await expect(page.getByRole("button", { name: /^Start/ })).toBeVisible();
    });

    for (const name of ["start.js", "style.css"]) {
      await fresh(`${name} does not come: the page says so, and is there at the next try`, async ({ page }) => {
        await page.route(`**/${name}`, (route) => route.fulfill({ status: 404 }));
        await page.goto("./");
        await expect(title(page)).toBeVisible();
        await expect(page.getByRole("alert")).toContainText("Caravanserai couldn’t be loaded");
        await page.unrouteAll();
        await page.getByRole("button", { name: "Try again" }).click();
        await expect(page.getByRole("alert")).toHaveCount(0);
        await play(page, "marrakech");
        await expect(page.getByRole("button", { name: /^Start/ })).toBeVisible();
      });
    }
  });
});

/** Makes the creation of the program's next element fail, so that it panics. */
const wound = (page) =>
  page.evaluate(() => {
    const real = Document.prototype.createElement;
    Document.prototype.createElement = function () {
      Document.prototype.createElement = real;
      throw new Error("wounded");
    };
    document.querySelector("[aria-label=Menu]").click();
  });

test.describe("a program that dies", () => {
  test.use({ expected: /RuntimeError: unreachable|^panicked at / });

  test("is told of where it was, and nowhere else", async ({ fresh, context }) => {
    test.slow();
    await fresh("says so over its table, tells what to report, and is loaded again with its match", async ({ page }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const text = record({ actions: begun });
      await sitDown(page, text);
      await wound(page);
      const dialog = page.getByRole("alertdialog", { name: "Marrakech has stopped" });
      await dialog.getByRole("button", { name: "Copy report" }).click();
      const report = await page.evaluate(() => navigator.clipboard.readText());
      // The program is counted while it is loaded, so that its own address is not in the stack.
      for (const part of ["Marrakech has stopped: RuntimeError", "marrakech/#/table", "wasm-function", "/marrakech.js", text]) expect(report).toContain(part);
      expect(report).toMatch(/^Build .*[0-9a-f]{16}/m);
      await dialog.getByRole("button", { name: "Reload" }).click();
      await expect(dialog).toBeHidden();
      await expect(page.locator(".ask strong")).toHaveText("Ben, which way?");
      await page.getByRole("button", { name: "↑ North" }).click();
      await page.getByRole("button", { name: "Roll", exact: true }).click();
      expect(await kept(page)).not.toBe(text);
    });

    await fresh("leaves the other games alone, and is there again when one comes back", async ({ page }) => {
      await sitDown(page, record({ actions: begun }));
      await wound(page);
      await page.getByRole("link", { name: "Home" }).last().click();
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
      await expect(page.locator("svg.board")).toHaveCount(0);
      await expect(page.getByRole("link", { name: "Continue" })).toBeVisible();
      await play(page, "pachisi");
      await page.getByRole("button", { name: /^Start/ }).click();
      await expect(page.locator("svg.board")).toHaveCount(1);
      await page.goto("./marrakech/#/table");
      await expect(page.locator(".ask strong")).toHaveText("Ben, which way?");
    });
  });
});
