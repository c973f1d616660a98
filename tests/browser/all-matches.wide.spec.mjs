// The page of all matches: the list, the backup, and the statistics.
import { readFile } from "node:fs/promises";
import { aside, expect, test, visit } from "./fixtures.mjs";
import { expectWordsFit } from "./fit.mjs";
import { languages, says, speak } from "./languages.mjs";
import { keep as hold, loadStore, record } from "./match.mjs";
import { begun, nearlyOver } from "./matches.mjs";

const id = (number) => number.toString(16).padStart(16, "0");
const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#a33" d="M0 0h9v9H0z"/></svg>';

/** Statistics of a match of Marrakech: its throws and its highlights. */
const numbers = { winners: [0], levels: [null, 2], highlights: [{ what: "payment", seat: 0, much: 12 }], dice: [{ faces: [1, 2, 2, 1].map((weight, at) => ({ shows: String(at + 1), weight, fell: 6 })), throws: [24], run: { shows: "2", times: 3 } }] };

/** A match in the form of the store. */
const match = (number, { text = record({ actions: begun }), ...row } = {}) => ({
  row: { id: id(number), game: "marrakech", title: "", names: ["Ada", "Ben"], persons: [true, false], turn: "0", when: new Date(Date.UTC(2026, 4, 1, 12, 0, number)).toISOString(), stands: ["31", "29"], picture, over: false, numbers: null, origin: "", deleted: "", ...row },
  text,
});
const over = (number, more = {}) => match(number, { text: record({ actions: [...nearlyOver, "a4-b4"] }), over: true, turn: "over", numbers, ...more });

/** Writes matches to the database directly, without the store's checks, as if they had been played here. */
async function keep(page, matches) {
  await loadStore(page);
  const put = async (matches) => {
    await matchStore.rows();
    const database = await new Promise((done) => (indexedDB.open("caravanserai").onsuccess = ({ target }) => done(target.result)));
    const transaction = database.transaction(["matches", "lines"], "readwrite");
    for (const { row, text = "" } of matches) {
      const at = text.trimEnd().lastIndexOf("\n") + 1;
      transaction.objectStore("matches").put({ ...row, end: text.slice(at), pieces: 1 });
      transaction.objectStore("lines").put(text.slice(0, at), [row.id, 0]);
    }
    await new Promise((done) => (transaction.oncomplete = done));
    database.close();
  };
  await page.evaluate(put, matches);
}

/** Returns the whole contents of the database. */
const kept = (page) => page.evaluate(() => matchStore.everything());

/** Opens the page with these matches. */
async function open(page, matches, address = "matches/") {
  await aside(page);
  await keep(page, matches);
  await visit(page, address);
}

const lines = (page) => page.locator(".kept-list li");
const status = (page) => page.locator("main.matches").getByRole("status");

/** Opens the menu of a match, and chooses an action. */
async function does(page, hand, name, what) {
  await hand.press(page.getByRole("button", { name: `Menu: ${name}`, exact: true }));
  await hand.press(page.getByRole("button", { name: `${what}: ${name}`, exact: true }));
}

/** Chooses a file as the backup to restore, not one of a match, as the first button of the page does. */
const read = (page, text, name = "caravanserai.json") =>
  page.locator("input[type=file]").last().setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });

/** Returns the backup of this device. */
async function backup(page, hand) {
  const [download] = await Promise.all([page.waitForEvent("download"), hand.press(page.getByRole("button", { name: "Save a backup" }))]);
  return readFile(await download.path(), "utf8");
}

test("matches get names, copies and a way out of the list, whatever the database holds", async ({ fresh }) => {
  test.slow();
  await fresh("matches that the database could not take are listed, renamed and deleted, and what cannot be done with them is said", async ({ page, hand }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("no", "SecurityError");
      };
    });
    await visit(page, "matches/");
    // Matches in memory are those of this document alone.
    const { row, text } = match(1);
    await hold(page, text, "marrakech", { row });
    // Only what another tab saves is listed at once.
    for (const part of ["/numbers", "/"]) await page.evaluate((part) => (location.hash = part), part);
    await expect(lines(page)).toHaveCount(1);
    await expect(lines(page)).toContainText("MarrakechAda 31 · Ben 29Ada’s turn");
    await does(page, hand, "Ada and Ben", "Duplicate");
    await expect(status(page)).toContainText("The browser couldn’t save this. Nothing has changed.");
    await expect(lines(page)).toHaveCount(1);
    await does(page, hand, "Ada and Ben", "Rename");
    await page.keyboard.type("Not yet saved");
    await page.keyboard.press("Enter");
    await expect(lines(page)).toContainText("Not yet saved");
    await does(page, hand, "Not yet saved", "Delete");
    await expect(lines(page)).toHaveCount(0);
    await hand.press(page.getByRole("button", { name: "Undo" }));
    await expect(lines(page)).toHaveCount(1);
  });

  await fresh("a match gets a name, a copy, and goes and comes back; everything is forgotten, once that is confirmed", async ({ page, hand }) => {
    await open(page, [match(1), over(2, { names: ["Cleo", "Dan"] })]);
    await does(page, hand, "Ada and Ben", "Rename");
    await expect(page.getByRole("textbox", { name: "Name of the match" })).toBeFocused();
    await page.keyboard.type("<b>First</b> & last");
    await page.keyboard.press("Enter");
    await expect(lines(page).first().locator("b")).toHaveText("<b>First</b> & last");
    await does(page, hand, "<b>First</b> & last", "Duplicate");
    await expect(lines(page)).toHaveCount(3);
    expect((await kept(page)).map(({ text }) => text).sort()).toEqual([match(1).text, match(1).text, over(2).text].sort());
    await does(page, hand, "<b>First</b> & last (copy)", "Delete");
    await expect(lines(page)).toHaveCount(2);
    await expect(status(page)).toContainText("Deleted: <b>First</b> & last (copy).");
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(lines(page)).toHaveCount(3);

    await page.evaluate(() => localStorage.setItem("caravanserai.pace", "brisk"));
    await hand.press(page.getByRole("button", { name: "Delete everything" }));
    const question = page.getByRole("alertdialog");
    await hand.press(question.getByRole("button", { name: "Go back" }));
    await expect(lines(page)).toHaveCount(3);
    await hand.press(page.getByRole("button", { name: "Delete everything" }));
    await hand.press(question.getByRole("button", { name: "Delete everything" }));
    await expect(page.getByText("No saved matches on this device yet.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Play a match" }), "the empty list leads to one").toHaveAttribute("href", /\/$/);
    expect(await kept(page)).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("caravanserai.")))).toEqual([]);
  });

  await fresh("rows of another shape are told of, stay, and harm nothing, as does a picture with a script in it; what was deleted is forgotten at a later visit", async ({ page }) => {
    const bad = '<svg xmlns="http://www.w3.org/2000/svg" onload="top.harmed=1"><script>top.harmed = 1</script></svg>"><script>harmed=1</script>';
    await open(page, [
      match(1, { picture: bad, names: ["<img src=x onerror=harmed=1>", "B"] }),
      match(2, { deleted: new Date().toISOString() }),
      match(3, { deleted: "2026-01-01T00:00:00.000Z" }),
      match(4, { game: "whist" }),
      { row: { id: id(5), game: 7, when: "" } },
      { row: { id: "leg", game: "marrakech", when: "" } },
    ]);
    await expect(lines(page)).toHaveCount(1);
    await expect(lines(page)).toContainText("<img src=x");
    expect(await page.evaluate(() => globalThis.harmed)).toBeUndefined();
    await expect(page.getByText("3 saved matches can’t be listed.")).toBeVisible();
    await expect.poll(async () => (await kept(page)).map(({ row }) => row.id)).toEqual([id(1), id(2), id(4), id(5), "leg"]);
  });

  await fresh("a thousand matches are there at once, and fifty are drawn", async ({ page, hand }) => {
    await open(page, Array.from({ length: 1000 }, (_, number) => (number % 2 ? over(number) : match(number))));
    await expect(lines(page)).toHaveCount(50);
    await hand.press(page.getByRole("button", { name: "Show more" }));
    await expect(lines(page)).toHaveCount(100);
  });
});

test("a backup goes to another device, and what is none is told of", async ({ fresh, browser, baseURL }) => {
  test.slow();
  await fresh("a backup brings everything to another device, and nothing twice; what went another way stands beside what is here", async ({ page, hand }) => {
    await open(page, [match(1, { title: "Kept" }), over(2)]);
    await page.evaluate(() => localStorage.setItem("caravanserai.pace", "brisk"));
    const text = await backup(page, hand);
    await read(page, text);
    await expect(status(page)).toHaveText("Backup restored. Matches: 0 new, 0 updated, 2 unchanged.");
    // Tools write it with other white space, and in another order.
    const { matches, settings, version, caravanserai } = JSON.parse(text);
    await read(page, `\ufeff\n${JSON.stringify({ matches, version, settings, caravanserai }, undefined, 2)}\n`);
    await expect(status(page)).toHaveText("Backup restored. Matches: 0 new, 0 updated, 2 unchanged.");

    const context = await browser.newContext({ baseURL });
    const other = await context.newPage();
    // On the other device, the first match has taken another course, and the second one is shorter.
    const otherwise = match(1, { text: record({ actions: [...begun.slice(0, -1)] }) });
    await open(other, [otherwise, match(2, { text: record({ actions: nearlyOver }) })]);
    await read(other, text);
    await expect(status(other)).toContainText("Backup restored. Matches: 0 new, 2 updated, 0 unchanged.");
    expect((await kept(other)).map(({ text }) => text)).toEqual((await kept(page)).map(({ text }) => text));
    expect(await other.evaluate(() => localStorage.getItem("caravanserai.pace"))).toBe("brisk");
    await read(other, text.replaceAll(id(1), id(7)));
    await expect(status(other)).toContainText("2 unchanged");
    await context.close();

    await keep(page, [match(1, { text: record({ actions: [...begun.slice(0, -1), "1"] }) })]);
    await read(page, text);
    await expect(status(page)).toContainText("1 new");
    await expect(lines(page)).toHaveCount(3);
    expect(new Set((await kept(page)).map(({ row }) => row.id)).size).toBe(3);
  });

  await fresh("what is no backup is told of in one sentence, and changes nothing", async ({ page, hand }) => {
    await open(page, [match(1)]);
    const text = await backup(page, hand);
    const before = await kept(page);
    const files = {
      "no text": ["", "This file is not a Caravanserai backup."],
      "a picture": ["\u0000\u0001<svg/>", "This file is not a Caravanserai backup."],
      "other JSON": ['{"matches":[]}', "This file is not a Caravanserai backup."],
      "a later version": [text.replace('"version":1', '"version":2'), "This backup comes from a newer version"],
      "cut off": [text.slice(0, -9), "This backup is cut off"],
      "cut off early": [text.slice(0, 37), "This backup is cut off"],
      "rows of another shape": [text.replace('"names":["Ada","Ben"]', '"names":7'), "This backup has been changed or damaged."],
      "an id that is none": [text.replaceAll(id(1), "../../etc/passwd"), "This backup has been changed or damaged."],
      "a match without its text": [text.replace(/"text":"[^"]*"/, '"text":null'), "This backup has been changed or damaged."],
    };
    for (const [name, [file, says]] of Object.entries(files)) {
      await read(page, file, `${name}.json`);
      await expect(status(page), name).toContainText(says);
    }
    // Huge backups are refused without blocking the page. They are made there, because they are too large to be sent.
    const build = async ([text, name]) => {
      const many = () => Array.from({ length: 9e5 }, (_, at) => `"a${at}":"1"`).join(",");
      const matches = (all) => text.replace(/"matches":.*/s, () => `"matches":${all}`);
      const settings = (all) => text.replace(/"settings":\{[^}]*\}/, () => `"settings":{${all}}`);
      const big = {
        "empty rows": () => matches(`[${"{},".repeat(6e6)}{}]}`),
        "as many rows as can be": () => matches(`[${"{},".repeat(19e4)}{}]}`),
        settings: () => settings(many()),
        "as many settings as can be": () => settings(many().slice(0, 5e6).replace(/,[^,]*$/, "")),
        "one large setting": () => settings(`"caravanserai.a":"${"a".repeat(21e6)}"`),
        brackets: () => matches("[".repeat(19e6)),
      };
      if (!name) return Object.keys(big);
      const files = new DataTransfer();
      files.items.add(new File([big[name]()], "big.json"));
      const [input] = [...document.querySelectorAll("input[type=file]")].slice(-1);
      input.files = files.files;
      await input.files[0].slice(-1).text(); // the browser has all of it
      setTimeout(() => input.dispatchEvent(new Event("change", { bubbles: true })));
    };
    for (const name of await page.evaluate(build, [text])) {
      await read(page, "no backup");
      await expect(status(page)).toContainText("not a Caravanserai backup");
      await page.evaluate(build, [text, name]);
      await expect(status(page), name).toContainText("This backup has been changed or damaged.", { timeout: 3000 });
    }
    // A large file is refused before it is read.
    await page.evaluate(() => {
      File.prototype.arrayBuffer = () => Promise.reject(new Error("it was read"));
      Object.defineProperty(File.prototype, "size", { get: () => 200_000_001 });
    });
    await page.evaluate(() => {
      const files = new DataTransfer();
      files.items.add(new File(["{}"], "large.json"));
      const [input] = [...document.querySelectorAll("input[type=file]")].slice(-1);
      input.files = files.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await expect(status(page)).toContainText("This file is larger than 200 MB");
    expect(await kept(page)).toEqual(before);
  });
});

test("the list of all matches has them in their order, and the numbers of those that are over", { tag: ["@quick", "@firefox"] }, async ({ fresh }) => {
  test.slow();
  await fresh("matches that go on come first, then those that are over, the last played before the others, of all games or of one alone", async ({ page, hand }) => {
    await open(page, [over(4), match(0, { game: "damath" }), match(1), match(3), match(2, { names: ["You", "Cleo"], turn: "0", title: "In the garden" })]);
    await expect(lines(page)).toHaveCount(5);
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(["In progress", "Finished", "Backup"]);
    await expect(lines(page).nth(0)).toContainText("Ada’s turn · 1 May 2026");
    await expect(lines(page).nth(1)).toContainText("In the gardenYou 31 · Cleo 29your turn");
    await expect(lines(page).nth(4)).toContainText("MarrakechAda 31 · Ben 291 May 2026");
    expect(await lines(page).first().locator("img").evaluate((image) => image.decode().then(() => image.naturalWidth > 0))).toBe(true);
    await hand.press(page.locator("label", { hasText: "Damath" }));
    await expect(lines(page)).toHaveCount(1);
    await hand.press(page.getByText("All games"));
    await expect(lines(page)).toHaveCount(5);
    await hand.press(lines(page).nth(1).getByRole("link", { name: "In the garden" }));
    await expect(page).toHaveURL(new RegExp(`marrakech/#/table/${id(2)}$`));
  });

  await fresh("the numbers of all matches that are over", async ({ page, hand }) => {
    const highlights = [{ what: "capture", seat: 0, much: 3 }, { what: "hundredths", seat: 0, much: 13250 }];
    await open(page, [over(1), over(2, { numbers: { ...numbers, winners: [1] } }), over(3, { game: "damath", numbers: { ...numbers, highlights, dice: [] } }), match(4)]);
    await hand.press(page.getByRole("link", { name: "Statistics" }));
    await expect(page).toHaveURL(/\/matches\/#\/numbers$/);
    const row = (name) => page.locator(".played").getByRole("row", { name });
    await expect(row(/^Marrakech/).getByRole("cell")).toHaveText(["Advanced", "2", "1", ""]);
    await expect(row(/^Damath/).getByRole("cell")).toHaveText(["Advanced", "1", "1", ""]);
    await expect(row(/^Total/).getByRole("cell")).toHaveText(["", "3", "2", ""]);
    const highlight = page.locator(".highlights li");
    await expect(highlight).toHaveText(["Longest capture: 3 piecesAda · Damath", "Capture with the most points: 132.5Ada · Damath", "Biggest payment: 12 dirhamsAda · Marrakech"]);
    await expect(page.locator(".throws tbody tr").first().getByRole("cell").first()).toHaveText("12");
    await expect(page.getByText("on this device only")).toBeVisible();
    await hand.press(highlight.first().getByRole("link"));
    await expect(page).toHaveURL(new RegExp(`damath/#/table/${id(3)}$`));
  });
});

test("the page has its place on every screen in every language", async ({ page, hand }) => {
  await open(page, [match(1, { names: ["Maximiliane-Alexandrin-W", "Jacqueline Élodie Lefèvr"] }), over(2), match(3, { deleted: new Date().toISOString() })]);
  for (const language of languages) {
    await speak(page, language);
    for (const [address, part] of [["#/", ".kept-list"], ["#/numbers", ".played"]]) {
      await page.evaluate((address) => void (location.hash = address), address);
      await expect(page.locator(part).first()).toBeVisible();
      if (part === ".kept-list") await hand.press(page.getByRole("button", { name: new RegExp(`^${says(language, "table", "menu")}\\s?: `) }).first());
      for (const [width, height] of [[320, 568], [360, 640], [844, 390], [1280, 800]]) {
        await page.setViewportSize({ width, height });
        await expectWordsFit(page);
      }
    }
  }
});
