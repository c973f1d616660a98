// The second file of a program: what no first move needs comes with it, or when it is wanted.
import { expect, test, visit } from "./fixtures.mjs";
import { kept } from "./match.mjs";
import { quiet } from "./quiet.mjs";

const file = /-[0-9a-f]+_later\.wasm$/;

/** A new table of Pachisi, for persons alone, and what has been asked for of the second file. */
async function newTable(page, hand) {
  const asked = [];
  page.on("request", (request) => file.test(request.url()) && asked.push(request.url()));
  await visit(page, "#/pachisi");
  for (const person of await page.locator("label", { hasText: "Person" }).all()) await hand.press(person);
  await hand.press(page.getByRole("button", { name: /^Start/ }));
  await expect(page.locator("svg.board")).toHaveCount(1);
  return asked;
}

/** Holds the second file back, until what it gives is called. */
async function hold(page) {
  let goOn;
  const held = new Promise((done) => (goOn = done));
  await page.route(file, (route) => held.then(() => route.continue()));
  return goOn;
}

test("a match is set up and its table stands without it; it comes with the first move", async ({ page, hand }) => {
  const asked = await newTable(page, hand);
  const press = async (name) => hand.press(page.getByRole("button", { name }).first());
  await press(/^Throw/);
  await expect(page.locator(".hand button.main")).toBeEnabled();
  expect(asked).toEqual([]);
  await expect
    .poll(async () => {
      const main = page.locator(".hand button:enabled:not(.take-back, .play-again, .hint)").last();
      if ((await main.count()) > 0) await main.click({ timeout: 1000 }).catch(() => {});
      return asked.length;
    })
    .toBe(1);
  await expect(page.locator(".move-list li").first()).toBeVisible();
});

for (const title of ["Marrakech", "Chaupar", "Pachisi", "Dschamal", "Damath"]) {
  test(`set-up and table of ${title} lack nothing before it is here`, async ({ page, hand }) => {
    await hold(page);
    // Where a constant is read that has not come yet, there are zeros.
    const zeros = () => page.evaluate(() => document.documentElement.outerHTML.split("\0").length - 1);
    await visit(page, `#/${title.toLowerCase()}`);
    expect(await zeros()).toBe(0);
    await hand.press(page.getByRole("button", { name: /^Start/ }));
    await expect(page.locator("svg.board")).toHaveCount(1);
    await quiet(page);
    expect(await zeros()).toBe(0);
  });
}

test("a menu that is opened before it is here comes as soon as it is", async ({ page, hand }) => {
  const goOn = await hold(page);
  await newTable(page, hand);
  await hand.press(page.getByRole("button", { name: "Menu" }));
  await expect(page.getByRole("status").filter({ hasText: "One moment" })).toBeVisible();
  goOn();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await expect(page.getByText("One moment")).toBeHidden();
});

test("what opens a match from its text comes with it", async ({ page, hand }) => {
  const goOn = await hold(page);
  await visit(page, "#/pachisi");
  await hand.press(page.getByText("Open a match from its text"));
  goOn();
  await page.getByRole("textbox", { name: "The text of a match" }).fill("no match");
  await hand.press(page.getByRole("button", { name: "Open it" }));
  await expect(page.getByRole("alert")).not.toBeEmpty();
});

test("what another tab did, which could not be read without it, is shown as soon as it is here", async ({ page, context, hand }) => {
  const goOn = await hold(page);
  await newTable(page, hand);
  const other = await context.newPage();
  await visit(other, "#/pachisi/table");
  await hand.press(other.getByRole("button", { name: "Play here" }));
  await expect(page.locator(".hand button")).toHaveCount(0);
  const board = () => page.locator("svg.board").innerHTML();
  const [before, text] = [await board(), await kept(other, "pachisi")];
  await hand.press(other.getByRole("button", { name: /^Throw/ }).first());
  await expect.poll(() => kept(other, "pachisi")).not.toBe(text);
  expect(await board()).toBe(before);
  goOn();
  await expect.poll(board).not.toBe(before);
  await expect(page.getByRole("button", { name: "Play here" })).toBeVisible();
});

test.describe("when it does not come", () => {
  test.use({ expected: /Failed to load resource|Failed to fetch|WebAssembly/ });

  test("that is said over the table, which goes on, and the next try succeeds", async ({ page, hand }) => {
    await newTable(page, hand);
    await page.route(file, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await hand.press(page.getByRole("button", { name: "Menu" }));
    const notice = page.getByRole("alert").filter({ hasText: "could not be loaded" });
    await expect(notice).toBeVisible();
    await expect(notice.getByRole("button", { name: "Try again" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(notice).toBeHidden();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  });

  test("the table goes on without it, and leaving it leaves the notice behind", async ({ page, hand }) => {
    await newTable(page, hand);
    await page.route(file, (route) => route.fulfill({ status: 500 }));
    await hand.press(page.getByRole("button", { name: "Menu" }));
    const notice = page.getByRole("alert").filter({ hasText: "could not be loaded" });
    await hand.press(notice.getByRole("button", { name: "Not now" }));
    await expect(notice).toBeHidden();
    await page.keyboard.press("Escape");
    await hand.press(page.getByRole("button", { name: /^Throw/ }).first());
    const menu = () => hand.press(page.getByRole("button", { name: "Menu" }));
    for (const close of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
      await menu();
      await expect(notice).toBeVisible();
      await close();
      await expect(notice).toBeHidden();
      await expect(page.locator("svg.board")).toBeVisible();
    }
    await menu();
    await expect(notice).toBeVisible();
    await page.evaluate(() => (location.hash = "#/"));
    await expect(notice).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: "Caravanserai" })).toBeVisible();
  });
});
