// Saved data: nothing is lost, or the player is told plainly.
import { readFile } from "node:fs/promises";
import { aside, expect, test, visit } from "./fixtures.mjs";
import { lots } from "./lots.mjs";
import { fill, pieces, tamper, withoutDatabase, withoutStorage } from "./device.mjs";
import { confirm, follow, ids, newest, preset, saved } from "./match.mjs";
import { begun, nearlyOver } from "./matches.mjs";
import { quiet, stopClock } from "./quiet.mjs";
import { act, choosePace, control, keep, kept, look, record, settled, sitDown } from "./table.mjs";

/** Reloads the page, and checks that the same match is there unchanged. */
async function expectSameAfterReload(page) {
  const [text, view] = [await kept(page), await look(page)];
  await page.reload();
  await page.locator("html[data-started]").waitFor({ state: "attached" });
  await settled(page);
  expect(await kept(page)).toBe(text);
  expect(await look(page)).toEqual(view);
}

const whole = record({ actions: begun });
const damages = [
  { name: "cut in half", text: whole.slice(0, whole.length / 2), says: "Part of the text is missing" },
  { name: "of a version to come", text: record({ actions: begun, version: 9 }), says: "a newer version (9)" },
  { name: "with a line changed", text: whole.replace("e5-e6", "d6-e6"), says: "changed after it was saved" },
  { name: "that is something else", text: '{"score": [1, 2, 3]}', says: "not a saved match" },
  { name: "against the rules", text: record({ actions: [...begun, "S", "1", "a1-a2"] }), says: "breaks rule M8" },
  { name: "with a bot that is not there", text: record({ players: ["person Ada", "bot oracle Ben"] }), says: "oracle" },
  { name: "of too many", text: record({ players: ["a", "b", "c", "d", "e"].map((name) => `person ${name}`) }), says: "players 5" },
];

/** Starts a new match at the set-up page. */
async function start(page, hand, sitter = "Person") {
  await visit(page, "marrakech/");
  await hand.press(page.locator(".seat").nth(0).locator("label", { hasText: "Person" }));
  await hand.press(page.locator(".seat").nth(1).locator("label", { hasText: sitter }));
  await hand.press(page.getByRole("button", { name: "Start", exact: true }));
}

/** Puts data of another shape in the place of the last match and of copies; returns what is wrong with each, its id, and its pieces. */
async function keepStrange(page) {
  const text = await kept(page);
  const strange = [
    ["a piece is empty", await newest(page), ["lines", 0, ""]],
    ["a piece has another shape", await keep(page, text), ["lines", 0, { of: "another shape" }]],
    ["the row has another shape", await keep(page, text), ["matches", null, { game: 7, names: "Ada", when: ["now"], end: { of: "it" }, pieces: "two" }]],
  ];
  const found = [];
  for (const [name, id, change] of strange) {
    await tamper(page, id, [change]);
    found.push({ name, id, before: await pieces(page, id) });
  }
  return found;
}

const lost = "This browser isn’t saving the match: you’ll lose it when you close the page.";
const menu = (page) => page.getByRole("dialog", { name: "Menu" });

/** Returns the menu's sentence about where the match is saved. */
async function said(page, hand) {
  await hand.press(page.getByRole("button", { name: /^Menu/ }));
  const words = await menu(page).locator("p").first().textContent();
  await hand.press(menu(page).getByRole("button", { name: "Close" }));
  return words;
}

const takenBack = async (page, storageTypes) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: new URL(page.url()).origin, storageTypes });
};
const losses = {
  "another page deletes the database": async (page, context) => {
    const other = await context.newPage();
    await visit(other);
    await other.evaluate(() => new Promise((done) => (indexedDB.deleteDatabase("caravanserai").onsuccess = done)));
    await other.close();
  },
  "the browser takes the database back": (page) => takenBack(page, "indexeddb"),
  "the browser takes all back": (page) => takenBack(page, "all"),
};

test("each action is saved durably, also in a database that fails or is deleted", async ({ fresh, context }) => {
  test.slow();
  await fresh("each action is appended durably, and the menu says that the match is saved", async ({ page, hand }) => {
    await page.addInitScript(() => {
      globalThis.durabilities = [];
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function (stores, mode, options) {
        if (mode === "readwrite") globalThis.durabilities.push(options?.durability);
        return transaction.call(this, stores, mode, options);
      };
    });
    await sitDown(page, whole);
    const id = await newest(page);
    const lot = lots(1);
    for (let count = 0; count < 2; count++) {
      const before = await pieces(page, id);
      await act(page, hand, lot);
      await quiet(page);
      const after = await pieces(page, id);
      expect(after.slice(0, before.length), "what was saved is not written again").toEqual(before);
      expect(after.length).toBeGreaterThan(before.length);
    }
    expect(await page.evaluate(() => [...new Set(globalThis.durabilities)])).toEqual(["strict"]);
    expect(await said(page, hand)).toBe("Saved on this device.");
  });

  await fresh("the database is deleted or taken back in the middle of a match: it goes on, and is saved whole with the next action", async ({ page, hand }) => {
    await sitDown(page, whole);
    const lot = lots(1);
    for (const [name, gone] of Object.entries(losses)) {
      await act(page, hand, lot);
      const before = (await kept(page)).split("end ")[0];
      await gone(page, context);
      await act(page, hand, lot);
      expect((await kept(page)).startsWith(before), name).toBe(true);
      expect(await said(page, hand), name).toBe("Saved on this device.");
      const seen = await look(page);
      await page.reload();
      await settled(page);
      expect(await look(page), name).toEqual(seen);
    }
  });

  await fresh("the database fails at every second write, and when it is tried again: what was seen without a warning is never lost", async ({ page, hand }) => {
    await sitDown(page, whole);
    await page.addInitScript(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...values) {
        // The number of calls over all visits. A write that fails is tried once more.
        if (this.name === "lines") sessionStorage.writes = Number(sessionStorage.writes ?? 0) + 1;
        if (this.name === "lines" && sessionStorage.writes % 3 < 2) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
        return put.apply(this, values);
      };
    });
    await page.reload();
    await settled(page);
    const lot = lots(2);
    let warned = 0;
    for (let count = 0; count < 4; count++) {
      await act(page, hand, lot);
      await quiet(page);
      const isWarned = (await page.getByRole("button", { name: "Menu: match not saved" }).count()) > 0;
      warned += isWarned ? 1 : 0;
      if (!isWarned) {
        const view = await look(page);
        await page.reload();
        await settled(page);
        expect(await look(page)).toMatchObject({ title: view.title, rugs: expect.arrayContaining(view.rugs.map(({ place }) => expect.objectContaining({ place }))) });
      }
    }
    expect(warned, "some writes failed").toBeGreaterThan(0);
  });
});

/** Takes away local storage itself. */
const withoutAnyStorage = () =>
  Object.defineProperty(window, "localStorage", {
    get: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });

test("a browser without a database, without room, or without an answer says so, and the match goes on", async ({ fresh }) => {
  test.slow();
  await fresh("a browser that gives no database, then nothing of its local storage either, then not even that: a match is played, it says that it is not saved, and offers a file", async ({ page, hand }) => {
    for (const script of [withoutDatabase, withoutStorage, withoutAnyStorage]) {
      await page.addInitScript(script);
      await page.goto("about:blank");
      await start(page, hand);
      await expect(page.locator(".ask")).toContainText(lost);
      await hand.press(control(page, "Roll for order"));
      await expect(page.locator(".ask")).toContainText(/turn Asam/);
      if (script === withoutAnyStorage) break;
      await hand.press(page.getByRole("button", { name: /^Menu/ }));
      const [download] = await Promise.all([page.waitForEvent("download"), hand.press(menu(page).getByRole("link", { name: "Save as file" }))]);
      const text = await readFile(await download.path(), "utf8");
      expect(text).toMatch(/\nactions\n\d\n(.*\n)?end [\da-f]{8}\n$/);
      await hand.press(menu(page).getByRole("link", { name: "New match" }));
      await hand.press(page.getByText("Paste a match"));
      await page.getByRole("textbox", { name: "Text of a match" }).fill(text);
      await hand.press(page.getByRole("button", { name: "Open it" }));
      await expect(page.locator(".ask")).toContainText(/turn Asam/);
    }
  });

  await fresh("a database that never answers: nobody waits for it longer than two seconds, and the match goes on", async ({ page, hand }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      localStorage.setItem("caravanserai.pace", "instant");
      // A request that gets no event; what is no request would be refused at once.
      IDBFactory.prototype.open = () => Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype);
    });
    await start(page, hand);
    await page.clock.runFor(2100); // the match is being saved
    await page.locator("svg.board").waitFor();
    await page.clock.runFor(2100); // and again when it is opened
    await expect(page.locator(".ask")).toContainText(lost);
    await control(page, "Roll for order").click();
    await page.clock.runFor(300);
    await expect(page.locator(".ask strong"), "nobody waits for it again").toContainText(/turn Asam/);
  });

  await fresh("a match that the database does not give: its page says so, and tries again", async ({ page, hand }) => {
    await sitDown(page, whole);
    const address = page.url();
    await page.goto("./");
    await page.addInitScript(() => (globalThis.opened = IDBFactory.prototype.open));
    await page.addInitScript(withoutDatabase);
    await page.goto(address);
    await page.reload();
    await expect(page.getByRole("alert")).toContainText("can’t read its saved matches");
    await page.evaluate(() => (IDBFactory.prototype.open = globalThis.opened));
    await hand.press(page.getByRole("alert").getByRole("button", { name: "Try again" }));
    await expect(page.locator(".ask strong")).toHaveText("Ben, which way?");
  });

  await fresh("a device without room: a match is played, it says that it is not kept, and one that is read before its save has failed is there", async ({ page, hand }) => {
    await preset(page, "pace", "instant");
    await page.addInitScript(fill);
    await start(page, hand, "Beginner bot");
    await expect(page.locator(".ask")).toContainText(lost);
    const lot = lots(4);
    while ((await look(page)).rugs.length < 2) {
      // The prompt line has other texts by then; the menu and its button still say it.
      await expect(page.getByRole("button", { name: "Menu: match not saved" })).toBeVisible();
      await act(page, hand, lot);
    }
    expect(await pieces(page, page.url().split("/").at(-1))).toEqual([]);
    await hand.press(page.getByRole("button", { name: /^Menu/ }));
    await expect(page.getByRole("dialog")).toContainText(lost);
    await hand.press(page.getByRole("button", { name: "Close" }));
    // Whoever leaves it is asked first.
    const { rugs } = await look(page);
    const asked = new Promise((done) => page.once("dialog", (dialog) => dialog.dismiss().then(() => done(dialog.type()))));
    await page.getByRole("link", { name: "Back" }).click({ noWaitAfter: true });
    expect(await asked).toBe("beforeunload");
    expect((await look(page)).rugs).toEqual(rugs);
    const text = await page.evaluate(async () => {
      matchStore.save({ id: "unsaved", names: [] }, "", undefined, "body\n", "end\n", {});
      return (await matchStore.read("unsaved"))?.text;
    });
    expect(text).toBe("body\nend\n");
  });

  await fresh("a device that fills up: what was kept stays, the match goes on, and it says so until there is room", async ({ page, hand }) => {
    await sitDown(page, whole);
    const id = await newest(page);
    const before = await pieces(page, id);
    await page.evaluate(() => ([globalThis.setItem, globalThis.put] = [Storage.prototype.setItem, IDBObjectStore.prototype.put]));
    await page.evaluate(fill);
    await hand.press(control(page, "↑ North"));
    await hand.press(control(page, "Roll"));
    await expect(page.locator(".ask")).toContainText(lost);
    expect(await pieces(page, id)).toEqual(before);
    await page.evaluate(async (id) => {
      await matchStore.note(id, "sent", "noted in memory");
      await matchStore.change(id, { title: "Named in memory" });
    }, id);
    await page.evaluate(() => ([Storage.prototype.setItem, IDBObjectStore.prototype.put] = [globalThis.setItem, globalThis.put]));
    await act(page, hand, lots(1));
    await expect(page.locator(".ask")).not.toContainText(lost);
    await quiet(page);
    expect((await pieces(page, id)).join("").split("\n").slice(10, -1)).toEqual(["e5-e6", "S", expect.stringMatching(/^[1-4]$/), expect.stringMatching(/^..-..$/)]);
    await page.reload();
    const saved = await page.evaluate((id) => matchStore.read(id), id);
    expect(saved).toMatchObject({ row: { title: "Named in memory" }, notes: { sent: "noted in memory" } });
  });
});

test("a match goes on where it was when the page is loaded again", async ({ fresh }) => {
  test.slow();
  await fresh("a match goes on where it was when the page is loaded again, at every point of a turn, and the pace is kept", async ({ page, hand }) => {
    await sitDown(page, record({ players: ["person Ada", "person Ben", "person Cleo"] }));
    const lot = lots(2);
    const seen = [];
    while (seen.length < 4) {
      const point = (await look(page)).title.replace(/^\S+, /, "");
      if (!seen.includes(point)) {
        seen.push(point);
        await expectSameAfterReload(page);
        // The roll is saved before the rug is laid: nobody rolls twice.
        if (point === "lay a rug") expect((await kept(page)).split("\n").at(-3)).toMatch(/^[1-4]$/);
      }
      await act(page, hand, lot);
    }
    expect(seen).toEqual(["Roll for order", "turn Asam", "lay a rug", "which way?"]);
    await choosePace(page, hand, "Slow");
    await page.reload();
    await hand.press(page.getByRole("button", { name: "Menu" }));
    await expect(page.getByRole("radio", { name: "Slow" })).toBeChecked();
    await expect(page.getByRole("radio", { name: "Normal" })).not.toBeChecked();
  });

  await fresh("a browser that gives nothing back of its local storage: the match is there again", async ({ page, hand }) => {
    await page.addInitScript(withoutStorage);
    await start(page, hand);
    await hand.press(control(page, "Roll for order"));
    await hand.press(control(page, "↑ North"));
    await hand.press(control(page, "Roll"));
    await expect(page.locator(".ask strong")).toContainText("lay a rug");
    expect(await said(page, hand)).toBe("Saved on this device.");
    const seen = await look(page);
    await page.reload();
    await settled(page);
    expect(await look(page)).toEqual(seen);
  });
});

test("a match goes on when the page is loaded again while a bot moves", async ({ page, hand }) => {
  await page.clock.install({ time: 0 });
  const players = ["person Ada", "bot random Brahim"];
  await sitDown(page, record({ players, actions: begun.slice(0, -1) }), "steady");
  await stopClock(page);
  await hand.drag("e5", "e6");
  await hand.press(control(page, "Lay it on e5-e6"));
  // Ada's rug unrolls, and Brahim turns Asam and rolls. Each action is saved before the next one.
  for (let count = 0; count < 14; count++) {
    await page.clock.runFor(50);
    await quiet(page);
  }
  expect((await look(page)).title).toMatch(/^Brahim rolls/);
  await expect(page.locator(".hand .button")).toHaveCount(0);
  const text = await kept(page);
  expect(text.split("\n").at(-3), "the roll is kept before it is shown").toMatch(/^[1-4]$/);

  await page.reload();
  await page.locator("html[data-started]").waitFor({ state: "attached" });
  expect(await kept(page)).toBe(text);
  expect(await look(page)).toMatchObject({ title: "Brahim’s turn", players: [{ rugs: 14 }, { rugs: 15, turn: true }] });
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      await quiet(page);
      return page.locator(".ask strong").textContent();
    })
    .toBe("Your turn: which way?");
  expect((await kept(page)).startsWith(text.split("end")[0]), "what had happened is still so").toBe(true);
});

test("damaged matches are told of and harm nothing; a match goes out and in as text", async ({ fresh, context }) => {
  test.slow();
  await fresh("damaged matches: the page of each says what is wrong, and shows its text; those of another shape stay as they are, and the house is open", async ({ page, hand }) => {
    await sitDown(page, whole);
    await act(page, hand, lots(1));
    const strange = await keepStrange(page);
    for (const damage of damages) damage.id = await keep(page, damage.text);
    await page.reload();
    await page.locator("html[data-started]").waitFor({ state: "attached" });
    expect(await ids(page)).toEqual(expect.arrayContaining(damages.map(({ id }) => id)));
    const notice = page.getByRole("alert");
    for (const { name, text, says, id } of damages) {
      await follow(page, `marrakech/#/table/${id}`);
      await expect(notice, name).toContainText("A saved Marrakech match can’t be read");
      await expect(notice, name).toContainText(says);
      await expect(notice.getByRole("textbox")).toHaveValue(text);
      await page.getByRole("link", { name: "Back" }).click();
      await expect(page.getByRole("link", { name: "Play" }).first()).toBeVisible();
    }
    for (const { name, id } of strange) {
      await follow(page, `marrakech/#/table/${id}`);
      await expect(page).toHaveURL(new RegExp(id));
      await expect(notice, name).toContainText("A saved Marrakech match can’t be read");
      await visit(page);
      await expect(page.getByRole("link", { name: "Play" }).first()).toBeVisible();
    }
    for (const { name, id, before } of strange) expect(await pieces(page, id), name).toEqual(before);
    await start(page, hand);
    await expect(control(page, "Roll for order")).toBeEnabled();
  });

  await fresh("a damaged match can be copied, saved as a file and discarded, and a new one does not write over it", async ({ page, hand }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { text } = damages[0];
    await aside(page);
    await keep(page, text);
    await visit(page, "marrakech/#/table");
    await expect(page).toHaveURL(/\/table\/[\da-f]{16}$/);
    const address = page.url();
    const notice = page.getByRole("alert");
    await hand.press(notice.getByRole("button", { name: "Copy" }));
    await expect(notice.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    const [download] = await Promise.all([page.waitForEvent("download"), hand.press(notice.getByRole("link", { name: "Save as file" }))]);
    expect(download.suggestedFilename()).toMatch(/^marrakech-[\da-f]{16}\.txt$/);
    expect(await readFile(await download.path(), "utf8")).toBe(text);

    await start(page, hand);
    await hand.press(control(page, "Roll for order"));
    await page.goto(address);
    await expect(notice.getByRole("textbox")).toHaveValue(text);
    await hand.press(notice.getByRole("button", { name: "Delete" }));
    await confirm(page, hand, "Delete it");
    await expect(page.getByRole("link", { name: "Continue" })).toHaveCount(1);
    await page.goto(address);
    await expect(notice).toContainText("This match is not saved on this device.");
  });

  await fresh("what is saved beside a match is there when it is opened again, and passed over if it has another shape", async ({ page, hand }) => {
    await sitDown(page, whole);
    await tamper(page, await newest(page), ["secret", "clocks", "series", "sums", "sent", "contest", "analysed"].map((kind) => ["notes", kind, { of: "another shape" }]));
    await page.reload();
    await expect(page.locator(".ask strong")).toHaveText("Ben, which way?");
    await act(page, hand, lots(1));
    expect(await kept(page)).toMatch(/\ne5-e6\n[LSR]\n/);

    const id = await keep(page, whole, "marrakech", { notes: { series: "2 1 0 0 0 0 0 0" } });
    await page.goto(`./marrakech/#/table/${id}`);
    await expect(page.locator(".ask strong")).toHaveText("Ben, which way?");
    await act(page, hand, lots(1));
    expect((await saved(page, id)).notes).toEqual({ series: "2 1 0 0 0 0 0 0" });
  });

  await fresh("a match is copied as text, and opened from it", async ({ page, hand }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await sitDown(page, whole);
    await hand.press(page.getByRole("button", { name: "Menu" }));
    await hand.press(page.getByRole("button", { name: "Share" }));
    await hand.press(page.getByRole("button", { name: "Show as text" }));
    await hand.press(page.getByRole("button", { name: "Copy" }));
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(whole);

    await page.evaluate(() => matchStore.wipe());
    await page.goto("./marrakech/");
    await page.reload();
    await page.getByText("Paste a match").click();
    const box = page.getByRole("textbox", { name: "Text of a match" });
    await box.fill(whole.replace("e5-e6", "e5-f5"));
    await hand.press(page.getByRole("button", { name: "Open it" }));
    await expect(page.getByRole("alert")).toContainText("changed after it was saved");
    await box.fill(`  ${whole}`);
    await hand.press(page.getByRole("button", { name: "Open it" }));
    await expect(page.locator(".ask strong")).toHaveText("Ben, which way?");
    expect(await kept(page)).toBe(whole);
  });

  await fresh("a match waits on the home page until it is deleted", async ({ page, hand }) => {
    await sitDown(page, whole);
    await act(page, hand, lots(1));
    const seen = await look(page);
    await hand.press(page.getByRole("link", { name: "Back" }));
    const lines = page.locator(".waiting li");
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText("Ada and Ben");
    await expect(lines).toContainText(/turn · today/i);
    await hand.press(page.getByRole("link", { name: "Continue" }));
    await settled(page);
    expect(await look(page)).toEqual(seen);
    await hand.press(page.getByRole("link", { name: "Back" }));
    const [id] = await ids(page);
    await page.evaluate((id) => matchStore.change(id, { deleted: new Date().toISOString() }), id);
    await page.reload();
    await page.locator("html[data-started]").waitFor({ state: "attached" });
    await quiet(page);
    await expect(lines).toHaveCount(0);
  });
});

test.describe("the browser is asked to keep what it has", () => {
  const count = () => {
    globalThis.asked = 0;
    StorageManager.prototype.persisted = async () => false;
    StorageManager.prototype.persist = async () => (globalThis.asked += 1) > 0;
  };
  const asked = (page) => page.evaluate(() => globalThis.asked);

  test("when a match is over, in Firefox with a press, and once", async ({ fresh }) => {
    test.slow();
    await fresh("when a match is over, not before", async ({ page, hand }) => {
      await page.addInitScript(count);
      await sitDown(page, record({ actions: nearlyOver }));
      expect(await asked(page)).toBe(0);
      await act(page, hand, lots(1));
      await page.getByRole("dialog").waitFor();
      await expect.poll(() => asked(page)).toBe(1);
    });

    await fresh("in Firefox with a press, once", async ({ page, hand }) => {
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
});

test("what a browser forgets, never gives or has in a newer form is told of", async ({ fresh }) => {
  test.slow();
  await fresh("a browser that forgets after seven days: the home page says so after the second match", async ({ page }) => {
    await page.addInitScript(() => (globalThis.GestureEvent = Event));
    const says = page.getByText("This browser deletes saved matches after seven days without a visit.");
    for (const matches of [1, 2]) {
      await sitDown(page, whole);
      await page.goto("./");
      await expect(page.locator(".waiting li")).toHaveCount(matches);
      await expect(says).toHaveCount(matches - 1);
    }
  });

  await fresh("a backup that the database never gives ends in a sentence", async ({ page, hand }) => {
    await page.clock.install();
    await sitDown(page, whole);
    await page.goto("./matches/");
    await page.getByRole("button", { name: "Save a backup" }).waitFor();
    // A request that gets no event.
    await page.evaluate(() => (IDBObjectStore.prototype.getAllKeys = () => Object.setPrototypeOf(new EventTarget(), IDBRequest.prototype)));
    await hand.press(page.getByRole("button", { name: "Save a backup" }));
    await page.clock.runFor(30_100);
    await expect(page.getByRole("status")).not.toBeEmpty();
  });

  await fresh("a tab with a newer database: this one says so, and offers to reload", async ({ page }) => {
    await sitDown(page, whole);
    await page.evaluate(() => new Promise((done) => (indexedDB.open("caravanserai", 2).onsuccess = ({ target }) => done(target.result.close()))));
    await expect(page.getByRole("alert")).toContainText("newer version of Caravanserai is open in another tab");
    await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
  });
});
