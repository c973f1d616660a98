// The database in which matches are kept beside the browser's storage: what becomes of a match when one of them fails.
import { expect, test, visit } from "./fixtures.mjs";
import { lots } from "./lots.mjs";
import { control, ids, keep, newest, record, settled, sitDown } from "./match.mjs";
import { begun, nearlyOver } from "./matches.mjs";
import { places, withoutChest } from "./places.mjs";
import { quiet } from "./quiet.mjs";
import { act, look } from "./table.mjs";

const text = record({ actions: begun });
const menu = (page) => page.getByRole("dialog", { name: "Menu" });

/** What the menu says of where the match is kept. */
async function said(page) {
  await page.getByRole("button", { name: /^Menu/ }).click();
  const words = await menu(page).locator("p").first().textContent();
  await menu(page).getByRole("button", { name: "Close" }).click();
  return words;
}
const twice = "Saved on this device, in two places.";
const once = "Saved on this device, in one place only.";

/** Loads the page anew, and checks that the same match is there as it was. */
async function expectSameAfterReload(page) {
  const seen = await look(page);
  await page.reload();
  await settled(page);
  expect(await look(page)).toEqual(seen);
}

/** The longest text in the browser's storage, and the one in the database. */
async function both(page) {
  await quiet(page);
  const [match, spare, inChest] = await places(page, page.url().split("/").at(-1));
  return [[match, spare].toSorted((one, other) => (other ?? "").length - (one ?? "").length)[0], inChest];
}

test("each action lies in both before it is shown, and the menu says so", async ({ page, hand }) => {
  await sitDown(page, text);
  const lot = lots(1);
  for (let count = 0; count < 4; count++) {
    await act(page, hand, lot);
    const [stored, inChest] = await both(page);
    expect(inChest).toBe(stored);
    expect(inChest.split("\n").length).toBeGreaterThan(text.split("\n").length);
  }
  expect(await said(page)).toBe(twice);
});

for (const [name, gone] of [
  ["the browser’s storage is cleared", (page) => page.evaluate(() => localStorage.clear())],
  ["another page deletes the database", async (page, context) => {
    const other = await context.newPage();
    await visit(other);
    await other.evaluate(() => new Promise((done) => (indexedDB.deleteDatabase("caravanserai").onsuccess = done)));
    await other.close();
  }],
  ["the browser takes the database back", async (page, context) => {
    const session = await context.newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", { origin: new URL(page.url()).origin, storageTypes: "indexeddb" });
  }],
  ["the browser takes all back", async (page, context) => {
    const session = await context.newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", { origin: new URL(page.url()).origin, storageTypes: "all" });
  }],
]) {
  test(`${name} in the middle of a match: it goes on, and the next action is kept in both again`, async ({ page, context, hand }) => {
    await sitDown(page, text);
    await act(page, hand, lots(1));
    await gone(page, context);
    await act(page, hand, lots(1));
    const [stored, inChest] = await both(page);
    expect(stored).toContain("actions\n3\n2\nnorth\n1\ne5-e6\n");
    expect(inChest).toBe(stored);
    expect(await said(page)).toBe(twice);
    await expectSameAfterReload(page);
  });
}

for (const [stores, chest] of [[2, 0], [0, 2], [3, 3], [2, 3], [1, 4], [4, 1]]) {
  test(`the browser’s storage fails at every ${stores || "no"} write and the database at every ${chest || "no"}: nothing that was kept is lost`, async ({ page, hand }) => {
    await page.addInitScript(
      ([stores, chest]) => {
        const counts = [0, 0];
        const { setItem } = Storage.prototype;
        const { put } = IDBObjectStore.prototype;
        const full = () => new DOMException("The quota has been exceeded.", "QuotaExceededError");
        Storage.prototype.setItem = function (key, value) {
          if (/\.(match|spare)\.[\da-f]{16}$/.test(key) && stores && ++counts[0] % stores === 0) throw full();
          return setItem.call(this, key, value);
        };
        IDBObjectStore.prototype.put = function (value) {
          if (this.name === "texts" && chest && ++counts[1] % chest === 0) throw full();
          return put.call(this, value);
        };
      },
      [stores, chest],
    );
    test.slow();
    await sitDown(page, text);
    const lot = lots(2);
    for (let count = 0; count < 5; count++) {
      await act(page, hand, lot);
      const warned = await page.getByRole("button", { name: "Menu: match not saved" }).count();
      const [view, kept] = [await look(page), await both(page)];
      if (warned === 0) {
        await page.reload();
        await settled(page);
        expect(await look(page), `${count}: ${kept}`).toMatchObject({ title: view.title, rugs: expect.arrayContaining(view.rugs.map(({ place }) => expect.objectContaining({ place }))) });
      }
    }
  });
}

test("a browser without a database: the match goes on, kept in one place", async ({ page, hand }) => {
  await page.addInitScript(withoutChest);
  await sitDown(page, text);
  await act(page, hand, lots(1));
  expect(await said(page)).toBe(once);
  await expectSameAfterReload(page);
});

test("a database that never answers: an action waits for it for two seconds, once, and the match goes on", async ({ page, hand }) => {
  // The clock of the page tells how long it waits.
  await page.clock.install();
  await page.addInitScript(() => (IDBFactory.prototype.open = () => new EventTarget()));
  await visit(page);
  await keep(page, text);
  await visit(page, "#/marrakech/table");
  await page.clock.runFor(2100); // the match is looked for there, too
  await page.locator("svg.board").waitFor();
  const ask = page.locator(".ask strong");
  const north = control(page, "↑ North");
  await page.clock.runFor(2100); // and is to be kept there
  await north.click();
  await control(page, "Roll").click();
  await expect(ask, "nobody waits for it again").toContainText("Ben rolls");
  await page.clock.runFor(10_000);
  await expect(ask).toHaveText("Ben, lay a rug");
  expect(await said(page)).toBe(once);
});

test("a browser that gives nothing back of its storage: the match is there again, from the database", async ({ page, hand }) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException("denied", "SecurityError");
    };
  });
  await visit(page, "#/marrakech");
  for (const person of await page.locator("label", { hasText: "Person" }).all()) await hand.press(person);
  await hand.press(page.getByRole("button", { name: "Start", exact: true }));
  await hand.press(control(page, "Roll for order"));
  await hand.press(control(page, "↑ North"));
  await hand.press(control(page, "Roll"));
  await expect(page.locator(".ask strong")).toContainText("lay a rug");
  expect(await said(page)).toBe(once);
  await expectSameAfterReload(page);
});

test("matches that are at no table lie in the database alone, with what is beside them", async ({ page, hand }) => {
  await sitDown(page, text);
  const first = { id: await newest(page), url: page.url() };
  await page.evaluate((id) => localStorage.setItem(`caravanserai.series.${id}`, "2 1 0 0 0 0 0 0"), first.id);
  await sitDown(page, record({ players: ["person Cleo", "person Dan"] }));
  await expect.poll(() => ids(page)).toEqual([await newest(page)]);
  const beside = () => page.evaluate((id) => Object.keys(localStorage).filter((key) => key.endsWith(id)), first.id);
  expect(await beside()).toEqual([`caravanserai.summary.${first.id}`]);
  expect((await page.evaluate((id) => chest.read(id), first.id)).text).toMatchObject({ text, series: "2 1 0 0 0 0 0 0" });
  await page.goto(first.url);
  await expect(page.locator(".ask strong")).toHaveText("Ben, which way?");
  await expect.poll(beside).toContain(`caravanserai.series.${first.id}`);
  await act(page, hand, lots(1));
  const [stored, inChest] = await both(page);
  expect(inChest).toBe(stored);
});

test("the home page tells of matches that lie in the database alone, and forgets those that do not lie there", async ({ page }) => {
  await sitDown(page, text);
  await act(page, { press: (locator) => locator.click() }, lots(1));
  await page.evaluate(() => localStorage.clear());
  await page.goto("./");
  const lines = page.locator(".waiting li");
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText("Ada and Ben");
  await expect(lines).toContainText(/turn · today/i);
  await page.evaluate(async () => {
    const [{ id }] = await chest.list();
    await chest.change(id, { deleted: new Date().toISOString() });
  });
  await page.reload();
  await page.locator("html[data-started]").waitFor({ state: "attached" });
  await quiet(page);
  await expect(lines).toHaveCount(0);
});

test.describe("the browser is asked to keep what it has", () => {
  const count = () => {
    globalThis.asked = 0;
    StorageManager.prototype.persisted = async () => false;
    StorageManager.prototype.persist = async () => (globalThis.asked += 1) > 0;
  };
  const asked = (page) => page.evaluate(() => globalThis.asked);

  test("when a match is over, not before", async ({ page, hand }) => {
    await page.addInitScript(count);
    await sitDown(page, record({ actions: nearlyOver }));
    expect(await asked(page)).toBe(0);
    await act(page, hand, lots(1));
    await page.getByRole("dialog").waitFor();
    await expect.poll(() => asked(page)).toBe(1);
  });

  test("in Firefox with a press, once", async ({ page, hand }) => {
    await page.addInitScript(count);
    await page.addInitScript(() => Object.defineProperty(navigator, "userAgent", { get: () => "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" }));
    await sitDown(page, record({ actions: nearlyOver }));
    await act(page, hand, lots(1));
    await page.getByRole("dialog").waitFor();
    await quiet(page);
    expect(await asked(page)).toBe(0);
    await page.getByRole("button", { name: "View board" }).click();
    expect(await asked(page)).toBe(1);
    await sitDown(page, record({ actions: nearlyOver }));
    await act(page, hand, lots(1));
    await page.getByRole("button", { name: "View board" }).click();
    await quiet(page);
    expect(await asked(page), "not again").toBe(0);
  });
});

test("a browser that forgets after seven days: the home page says so after the second match", async ({ page }) => {
  await page.addInitScript(() => (globalThis.GestureEvent = Event));
  const says = page.getByText("This browser deletes saved matches after seven days without a visit.");
  for (const matches of [1, 2]) {
    await sitDown(page, text);
    await page.goto("./");
    await expect(page.locator(".waiting li")).toHaveCount(matches);
    await expect(says).toHaveCount(matches - 1);
  }
});
