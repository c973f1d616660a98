// Several tabs of the site: actions in one do not disturb the others.
import { aside, expect, test, visit } from "./fixtures.mjs";
import { pointerHand } from "./hands.mjs";
import { lots } from "./lots.mjs";
import { control, keep, kept, loadStore, newest, record, seated, sitDown, textOf, write } from "./match.mjs";
import { begun, everyRollPays } from "./matches.mjs";
import { box, choice, take, tray } from "./position.mjs";
import { quiet } from "./quiet.mjs";
import { act, look } from "./table.mjs";

const untimed = "set=counting operators=own touch=off damas=once move=off game=off";
const field = (page, name) => page.getByRole("textbox", { name });

/** Fills in a part of the set-up page, and returns a function that checks that it is unchanged. */
async function setUp(page, game) {
  await visit(page, `${game}/`);
  await field(page, "Name of player 1").fill("Zo");
  await page.getByText("Paste a match").click();
  await field(page, "Text of a match").fill("caravanserai");
  await page.getByRole("button", { name: "Colour of player 2" }).click();
  return async () => {
    await expect(field(page, "Name of player 1")).toHaveValue("Zo");
    await expect(field(page, "Text of a match")).toHaveValue("caravanserai");
    await expect(page.locator(".looks")).toHaveCount(1);
  };
}

const pages = {
  "its own game's set-up": (page) => setUp(page, "marrakech"),
  "another game's set-up": (page) => setUp(page, "pachisi"),
  "the page on which a position is set up": async (page, hand) => {
    await visit(page, "damath/#/position");
    await take(page, hand, { Player: "Second", Value: "10" });
    await box(page).fill("1: 13@2");
    return async () => {
      await expect(box(page)).toHaveValue("1: 13@2");
      await expect(choice(tray(page, "Value"), "10")).toBeChecked();
    };
  },
  "the page of a match that cannot be read": async (page) => {
    await aside(page);
    await keep(page, "garbage", "pachisi");
    await visit(page, "pachisi/#/table");
    await page.getByRole("button", { name: "Delete" }).click();
    return () => expect(page.getByRole("alertdialog")).toBeVisible();
  },
  "another game's table": async (page) => {
    await aside(page);
    await keep(page, record({ game: "damath", options: untimed, actions: ["first A"] }), "damath");
    await visit(page, "damath/#/table");
    await seated(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("button", { name: "Show as text" }).click();
    return () => expect(page.getByRole("dialog", { name: "The match as text" })).toBeVisible();
  },
};

test("what another tab does is followed, and nothing of one's own is lost", async ({ fresh, context }) => {
  test.slow();
  await fresh("what is being done on other pages stays while a match goes on in another tab", async ({ page, hand }) => {
    await sitDown(page, record({ actions: begun }));
    const openIn = async ([name, open]) => {
      const other = await context.newPage();
      const stays = await open(other, hand);
      await loadStore(other);
      await other.evaluate(() => matchStore.watch(() => setTimeout(() => (globalThis.heard = true))));
      return { name, other, stays };
    };
    const others = await Promise.all(Object.entries(pages).map(openIn));
    await page.bringToFront();
    await hand.press(control(page, "↑ North"));
    await hand.press(control(page, "Roll"));
    for (const { name, other, stays } of others) {
      await other.waitForFunction(() => globalThis.heard, null, { polling: 100 });
      await quiet(other);
      await test.step(name, stays);
    }
  });

  await fresh("a match is kept only in place of what was known to lie there; what lies there instead is followed", async ({ page, hand }) => {
    await sitDown(page, record({ actions: begun }));
    const another = record({ actions: ["3", "2", "north", "1", "e5-f5"] });
    await write(page, another); // without notifying the page
    await hand.press(control(page, "↑ North"));
    await hand.press(control(page, "Roll"));
    expect(await kept(page)).toBe(another);
    await expect.poll(async () => (await look(page)).rugs.map(({ place }) => place)).toEqual(["e5-f5"]);
    await hand.press(control(page, "↑ North"));
    await hand.press(control(page, "Roll"));
    expect(await kept(page)).toContain("e5-f5\nS\n");
  });
});

test.describe("one tab plays", () => {
  const elsewhere = (page) => page.locator(".ask").getByText("This match is open in another tab.");
  const takeOver = (page) => page.getByRole("button", { name: "Play here" });
  /** Check that the tab of this table plays its match, or only watches it. */
  const plays = async (page) => {
    await expect(page.locator(".hand button").first()).toBeVisible();
    await expect(takeOver(page)).toHaveCount(0);
  };
  const watches = (page) => expect(takeOver(page)).toBeVisible();

  const shows = async (page) => {
    const { rugs, players, asam } = await look(page);
    return { rugs, players, asam, list: await page.locator(".moves.wide").innerText() };
  };

  const expectSame = (one, other) =>
    expect(async () => {
      const seen = await shows(other);
      expect(seen.list).not.toBe("");
      expect(await shows(one)).toEqual(seen);
    }).toPass();

  test("the first one, until another takes over", { tag: "@firefox" }, async ({ fresh, context }) => {
    test.slow();
    await fresh("the one that came first; whoever leaves, goes home or is closed hands over, and whoever wants takes over", async ({ page }) => {
      await sitDown(page, record({ actions: begun }));
      await plays(page);
      const other = await context.newPage();
      await visit(other, "marrakech/#/table");
      await watches(other);
      await takeOver(other).click();
      await plays(other);
      await watches(page);
      // Home, through the address bar.
      await other.goto("./");
      await plays(page);
      await other.goto("./marrakech/#/table");
      await watches(other);
      // Reloaded, left for another page and reopened: a lock is always released.
      await page.reload();
      await plays(other);
      await watches(page);
      await other.goto("./rules/en/marrakech.html");
      await plays(page);
      await other.goBack();
      await watches(other);
      await page.close();
      await plays(other);
    });

    await fresh("the other one says so, follows each move, and takes over with one press", async ({ page, hand }) => {
      await sitDown(page, record({ actions: begun }));
      const other = await context.newPage();
      await visit(other, "marrakech/#/table");
      await expect(elsewhere(other)).toBeVisible();
      await expect(elsewhere(page)).toHaveCount(0);
      await expect(other.locator(".hand button")).toHaveText(["Play here"]);
      await other.getByRole("button", { name: "Menu" }).click();
      const menu = other.getByRole("dialog", { name: "Menu" });
      const lot = lots(1);
      for (let turns = 0; turns < 2; turns++) {
        await act(page, hand, lot);
        await expectSame(other, page);
        await expect(menu, "what is open stays open").toBeVisible();
      }
      await menu.getByRole("button", { name: "Close" }).click();
      await takeOver(other).click();
      await expect(elsewhere(page)).toBeVisible();
      await expect(elsewhere(other)).toHaveCount(0);
      await act(other, pointerHand(other, false), lot);
      await expectSame(page, other);
      const seen = await shows(page);
      await other.close();
      await expect(elsewhere(page)).toHaveCount(0);
      await act(page, hand, lot);
      expect(await shows(page)).not.toEqual(seen);
    });
  });

  test("at its own table, and every one without locks", async ({ fresh, context }) => {
    test.slow();
    await fresh("where bots alone play at once, the other one follows to the end and writes nothing", async ({ page }) => {
      const players = ["bot random Ada", "bot random Ben"];
      await sitDown(page, record({ players, actions: everyRollPays }), "brisk");
      const other = await context.newPage();
      await other.addInitScript(() => {
        globalThis.written = [];
        const { put } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.put = function (...values) {
          globalThis.written.push(this.name);
          return put.apply(this, values);
        };
      });
      await visit(other, "marrakech/#/table");
      await expect(elsewhere(other)).toBeVisible();
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("dialog").locator("label", { hasText: "Instant" }).click();
      const score = (tab) => tab.locator("[role=dialog] .score");
      await expect(score(other)).toBeVisible({ timeout: 60_000 });
      await expect(page.locator(".ask strong")).toHaveText("The match is over");
      await expect(score(page), "what is being read stays until it is closed").toHaveCount(0);
      await page.getByRole("button", { name: "Close" }).click();
      await expect(score(page)).toBeVisible();
      await expectSame(other, page);
      expect(await other.evaluate(() => globalThis.written)).toEqual([]);
    });

    await fresh("a clock never runs back, neither seen from another tab nor when that takes over", async ({ page }) => {
      await sitDown(page, record({ game: "damath", options: "set=counting operators=own touch=off damas=once move=off game=20min", actions: ["first A"] }));
      const other = await context.newPage();
      await visit(other, "damath/#/table");
      await expect(elsewhere(other)).toBeVisible();
      const left = async () => {
        const [, minutes, seconds] = (await other.locator(".clock").textContent()).match(/(\d+):(\d+)/);
        return Number(minutes) * 60 + Number(seconds);
      };
      const seen = [];
      const falls = (to) =>
        expect
          .poll(async () => {
            seen.push(await left());
            return seen.at(-1);
          })
          .toBeLessThanOrEqual(to);
      await falls(1199);
      await takeOver(other).click();
      await falls(1198);
      expect(seen).toEqual([...seen].sort((one, other) => other - one));
    });

    await fresh("who begins a match plays it, and leaves those of others alone: two tabs play two matches of one game", async ({ page, hand }) => {
      await sitDown(page, record({ actions: begun }));
      const [text, id] = [await kept(page), await newest(page)];
      await plays(page);
      const other = await context.newPage();
      await visit(other, "marrakech/");
      await hand.press(other.getByRole("button", { name: "Start", exact: true }));
      await plays(other);
      await expect(control(other, "Roll for order")).toBeEnabled();
      expect(await newest(other)).not.toBe(id);
      await plays(page);
      await hand.press(control(page, "↑ North"));
      await hand.press(control(page, "Roll"));
      await control(other, "Roll for order").click();
      await expect.poll(() => newest(page).then((id) => textOf(page, id))).toMatch(/actions\n\d\n/);
      expect(await textOf(page, id)).toContain(text.split("end")[0]);
      expect(await textOf(page, await newest(page))).not.toContain("e5-e6");

      await visit(page, "pachisi/");
      await plays(other);
      await hand.press(page.getByRole("button", { name: "Start", exact: true }));
      await plays(page);
      await plays(other);
    });

    await fresh("every one where the browser has no locks", async ({ page }) => {
      await context.addInitScript(() => Object.defineProperty(navigator, "locks", { value: undefined }));
      await sitDown(page, record({ actions: begun }));
      const other = await context.newPage();
      await visit(other, "marrakech/#/table");
      await plays(other);
      await plays(page);
    });
  });
});
