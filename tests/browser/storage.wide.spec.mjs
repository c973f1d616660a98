// What is kept on the device: nothing is lost, or the player is told plainly.
import { readFile } from "node:fs/promises";
import { expect, test, visit } from "./fixtures.mjs";
import { lots } from "./lots.mjs";
import { confirm, ids, newest, textOf } from "./match.mjs";
import { begun } from "./matches.mjs";
import { fill, lay, places, withoutChest } from "./places.mjs";
import { quiet, stopClock } from "./quiet.mjs";
import { act, begin, choosePace, control, keep, kept, look, record, settled, sitDown } from "./table.mjs";

/** Loads the page anew, and checks that the same match is there as it was. */
async function expectSameAfterReload(page) {
  const [text, view] = [await kept(page), await look(page)];
  await page.reload();
  await page.locator("html[data-started]").waitFor({ state: "attached" });
  await settled(page);
  expect(await kept(page)).toBe(text);
  expect(await look(page)).toEqual(view);
}

test("a match goes on where it was when the page is loaded again, at every point of a turn", async ({ page, hand }) => {
  await begin(page, hand, { sitters: ["Person", "Person", "Person"] });
  const lot = lots(2);
  const seen = new Set();
  while ((await look(page)).rugs.length < 2) {
    seen.add((await look(page)).title.replace(/^\S+, /, ""));
    await expectSameAfterReload(page);
    await act(page, hand, lot);
  }
  expect([...seen].sort()).toEqual(["Roll for order", "lay a rug", "which way should Asam face?", "which way?"]);
  // The roll is kept before the rug is laid: nobody rolls twice.
  await act(page, hand, (choices) => choices[0]);
  const actions = (await kept(page)).split("\n");
  expect(actions.at(-3)).toMatch(/^[1-4]$/);
  await expectSameAfterReload(page);
  expect((await look(page)).title).toMatch(/, lay a rug$/);
});

test("a match goes on when the page is loaded again while a bot moves", async ({ page, hand }) => {
  await page.clock.install({ time: 0 });
  const players = ["person Ada", "bot random Brahim"];
  await sitDown(page, record({ players, actions: begun.slice(0, -1) }), "Steady");
  await stopClock(page);
  await hand.drag("e5", "e6");
  await hand.press(control(page, "Lay it on e5-e6"));
  // Ada's rug unrolls, and Brahim turns Asam and rolls. Each of these is kept before time goes on for the next.
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

test("a match waits on the home page", async ({ page, hand }) => {
  await sitDown(page, record({ actions: begun }));
  await hand.press(page.getByRole("link", { name: "Back" }));
  await expect(page.getByText("Ada and Ben")).toBeVisible();
  await hand.press(page.getByRole("link", { name: "Continue" }));
  await expect(page.locator(".ask strong")).toHaveText("Ben, which way?");
  expect((await look(page)).rugs.map(({ place }) => place)).toEqual(["e5-e6"]);
});

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

/** The page of a match that cannot be read. */
async function openDamaged(page, text) {
  await visit(page);
  await keep(page, text);
  await visit(page, "#/marrakech/table");
  await expect(page).toHaveURL(/\/table\/[\da-f]{16}$/);
  return page.getByRole("alert");
}

for (const { name, text, says } of damages) {
  test(`a match ${name}: its page says what is wrong, and shows its text`, async ({ page }) => {
    const notice = await openDamaged(page, text);
    await expect(notice).toContainText("A saved Marrakech match can’t be read");
    await expect(notice).toContainText(says);
    await expect(notice.getByRole("textbox")).toHaveValue(text);
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page.getByRole("link", { name: "Play" }).first()).toBeVisible();
  });
}

test("a damaged match can be copied, saved as a file and discarded, and a new one does not write over it", async ({ page, hand, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { text } = damages[0];
  const notice = await openDamaged(page, text);
  const address = page.url();
  await hand.press(notice.getByRole("button", { name: "Copy" }));
  await expect(notice.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  const [download] = await Promise.all([page.waitForEvent("download"), hand.press(notice.getByRole("link", { name: "Save as file" }))]);
  expect(download.suggestedFilename()).toMatch(/^marrakech-[\da-f]{16}\.txt$/);
  expect(await readFile(await download.path(), "utf8")).toBe(text);

  await begin(page, hand, { sitters: ["Person", "Person"] });
  await hand.press(control(page, "Roll for order"));
  await page.goto(address);
  await expect(notice.getByRole("textbox")).toHaveValue(text);
  await hand.press(notice.getByRole("button", { name: "Delete" }));
  await confirm(page, hand, "Delete it");
  await expect(page.getByRole("link", { name: "Continue" })).toHaveCount(1);
  await page.goto(address);
  await expect(notice).toContainText("This match is not saved on this device.");
});

test("many damaged matches: each has its page, and the house is open", async ({ page, hand }) => {
  const texts = [1, 2, 3, 4, 5, 6, 7].map((number) => `garbage ${number}`);
  await visit(page);
  for (const text of texts) {
    await keep(page, text);
    await page.reload();
    await page.locator("html[data-started]").waitFor({ state: "attached" });
  }
  const all = await ids(page);
  expect(all.length).toBe(texts.length);
  for (const id of all) {
    await page.goto(`./#/marrakech/table/${id}`);
    await expect(page.getByRole("alert").getByRole("textbox")).toHaveValue(await textOf(page, id));
  }
  await begin(page, hand, { sitters: ["Person", "Person"] });
  await expect(control(page, "Roll for order")).toBeEnabled();
});

/** A match after one roll, kept in three places, of which one has it without the roll. */
async function rolled(page, hand) {
  await sitDown(page, whole);
  await hand.press(control(page, "↑ North"));
  await hand.press(control(page, "Roll"));
  await expect(page.locator(".ask strong")).toHaveText("Ben, lay a rug");
  const [id, text] = [await newest(page), await kept(page)];
  const lies = await places(page, id);
  expect(lies[2]).toBe(text);
  const last = lies.indexOf(text);
  return { id, text, last, lies };
}

const isWhole = (text) => /\nend [\da-f]{8}\n$/.test(text);

for (const [name, damage] of [["is gone", () => null], ["is cut", (text) => text.slice(0, -20)], ["is changed", (text) => text.replace("e5-e6", "d6-e6")], ["is garbage", () => "garbage"]]) {
  for (const good of ["in the browser’s storage", "in the database"]) {
    test(`all but the copy ${good} ${name}: the match goes on from there, and lies in all places again`, async ({ page, hand }) => {
      const { id, last, lies } = await rolled(page, hand);
      const stays = good === "in the database" ? 2 : last;
      await lay(page, id, lies.map((text, place) => (place === stays ? undefined : damage(text))));
      await page.reload();
      await expect(page.locator(".ask strong")).toHaveText("Ben, lay a rug");
      await act(page, hand, lots(1));
      await act(page, hand, lots(1));
      const text = await kept(page);
      const after = await places(page, id);
      expect(after.every(isWhole)).toBe(true);
      expect(after[2]).toBe(text);
      expect(text.startsWith(lies[2].split("end ")[0])).toBe(true);
      expect(await ids(page)).toEqual([id]);
    });
  }
}

test("none of the copies can be read: the longest is shown, and all stay as they are", async ({ page, hand }) => {
  const { id, lies } = await rolled(page, hand);
  const bad = lies.map((text, place) => text.slice(0, -10 - place));
  await lay(page, id, bad);
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("Part of the text is missing");
  await expect(page.getByRole("alert").getByRole("textbox")).toHaveValue(bad.toSorted((one, other) => other.length - one.length)[0]);
  expect(await places(page, id)).toEqual(bad);
});

test("a row of another shape is left alone, and the match goes on without the database", async ({ page, hand }) => {
  const { id, lies } = await rolled(page, hand);
  const strange = { text: { of: "another shape" }, more: [1, 2] };
  await lay(page, id, [undefined, undefined, strange]);
  await page.reload();
  await expect(page.locator(".ask strong")).toHaveText("Ben, lay a rug");
  await act(page, hand, lots(1));
  expect((await kept(page)).startsWith(lies[2].split("end ")[0])).toBe(true);
  expect((await places(page, id))[2]).toEqual(strange.text);
  await hand.press(page.getByRole("button", { name: "Menu" }));
  await expect(page.getByRole("dialog")).toContainText("Saved on this device, in one place only.");
});

test("copies that went different ways: the last played goes on, and the other is a match of its own", async ({ page, hand }) => {
  const { id, text } = await rolled(page, hand);
  const other = record({ actions: [...begun, "L", "1", "c6-c7"] });
  await lay(page, id, [undefined, undefined, other]);
  await page.reload();
  await expect(page.locator(".ask strong")).toHaveText("Ben, lay a rug");
  expect(await kept(page)).toBe(text);
  await expect.poll(async () => (await places(page, id))[2]).toBe(text);
  const all = await Promise.all((await ids(page)).map((id) => textOf(page, id)));
  expect(all.sort()).toEqual([text, other].sort());
});

test("a match is copied as text, and opened from it", async ({ page, hand, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await sitDown(page, whole);
  await hand.press(page.getByRole("button", { name: "Menu" }));
  await hand.press(page.getByRole("button", { name: "Share" }));
  await hand.press(page.getByRole("button", { name: "Show as text" }));
  await hand.press(page.getByRole("button", { name: "Copy" }));
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(whole);

  await page.evaluate(() => localStorage.clear());
  await page.goto("./#/marrakech");
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

test("a browser that gives nothing back of what it keeps: the match is played, and it says so", async ({ page, hand }) => {
  await page.addInitScript(withoutChest);
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException("denied", "SecurityError");
    };
  });
  await begin(page, hand, { sitters: ["Person", "Person"] });
  await expect(page.locator(".ask")).toContainText(lost);
  await hand.press(control(page, "Roll for order"));
  await expect(page.locator(".ask")).toContainText(/which way should Asam face/);
});

const lost = "This browser isn’t saving the match: you’ll lose it when you close the page.";

test("a device without room: a match is played, and it says that it is not kept", async ({ page, hand }) => {
  test.slow();
  await page.addInitScript(fill);
  await begin(page, hand, { sitters: ["Person", "Beginner bot"] });
  await expect(page.locator(".ask")).toContainText(lost);
  expect(await kept(page)).toBeNull();
  const lot = lots(4);
  while ((await look(page)).rugs.length < 6) {
    // The line has other things to say by then; the menu's button and the menu go on saying it.
    await expect(page.getByRole("button", { name: "Menu: match not saved" })).toBeVisible();
    await act(page, hand, lot);
  }
  await hand.press(page.getByRole("button", { name: /^Menu/ }));
  await expect(page.getByRole("dialog")).toContainText(lost);
  await hand.press(page.getByRole("button", { name: "Close" }));
  // Even the way home and back keeps it.
  const { rugs } = await look(page);
  await hand.press(page.getByRole("link", { name: "Back" }));
  await hand.press(page.getByRole("link", { name: "Continue" }));
  expect((await look(page)).rugs).toEqual(rugs);
});

test("a device that fills up: what was kept stays, the match goes on, and it says so until there is room", async ({ page, hand }) => {
  await sitDown(page, whole);
  await page.evaluate(() => ([globalThis.setItem, globalThis.put] = [Storage.prototype.setItem, IDBObjectStore.prototype.put]));
  await page.evaluate(fill);
  await hand.press(control(page, "↑ North"));
  await hand.press(control(page, "Roll"));
  await expect(page.locator(".ask")).toContainText(lost);
  expect(await kept(page)).toBe(whole);
  await page.evaluate(() => ([Storage.prototype.setItem, IDBObjectStore.prototype.put] = [globalThis.setItem, globalThis.put]));
  await act(page, hand, lots(1));
  await expect(page.locator(".ask")).not.toContainText(lost);
  expect((await kept(page)).split("\n").slice(10, -2)).toEqual(["e5-e6", "S", expect.stringMatching(/^[1-4]$/), expect.stringMatching(/^..-..$/)]);
});

test("a browser that gives no storage at all: the match is played, and it says that it is not kept", async ({ page, hand }) => {
  await page.addInitScript(withoutChest);
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );
  await begin(page, hand, { sitters: ["Person", "Person"] });
  const missing = "This browser isn’t saving the match: you’ll lose it when you close the page.";
  await expect(page.locator(".ask")).toContainText(missing);
  await hand.press(control(page, "Roll for order"));
  await expect(page.locator(".ask")).toContainText(/which way should Asam face/);
});

test("the pace is kept", async ({ page, hand }) => {
  await sitDown(page, whole, "Steady");
  await choosePace(page, hand, "Slow");
  await page.reload();
  await hand.press(page.getByRole("button", { name: "Menu" }));
  await expect(page.getByRole("radio", { name: "Slow" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Normal" })).not.toBeChecked();
});
