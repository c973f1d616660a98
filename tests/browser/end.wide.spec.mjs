import { readFileSync } from "node:fs";
import { expect, test, visit } from "./fixtures.mjs";
import { confirm, withSum } from "./match.mjs";
import { begun, nearlyOver } from "./matches.mjs";
import { checkScore } from "./score.mjs";
import { control, kept, look, record, sitDown } from "./table.mjs";

const sealed = readFileSync(new URL("../data/record/marrakech.txt", import.meta.url), "utf8");
const changed = withSum(sealed.replace("actions\n2\n1\n", "actions\n3\n1\n").replace(/end .*\n$/, ""));

/** Ends a match of Damath at once: the second player wins. */
async function resign(page, hand) {
  await hand.press(page.getByRole("button", { name: "Menu" }));
  await hand.press(page.getByRole("dialog").getByRole("button", { name: /resign$/i }).first());
  await confirm(page, hand, /resign$/i);
  await expect(page.getByRole("dialog", { name: /wins$/ })).toBeVisible();
}

test("a match ends, its throws are checked, and the next one begins", async ({ fresh }) => {
  test.slow();
  await fresh("M10 M11 the last rug ends the match: the score, the board, and the same seats again", async ({ page, hand }) => {
    await sitDown(page, record({ actions: nearlyOver }));
    expect(await look(page)).toMatchObject({ sheet: null, title: "Ada, lay a rug", players: [{ name: "Ada", rugs: 1 }, { name: "Ben", rugs: 0 }] });
    await hand.drag("a4", "b4");
    await hand.press(control(page, "Lay it on a4-b4"));
    const sheet = page.getByRole("dialog", { name: "Ada wins" });
    await expect(sheet).toBeVisible();
    await checkScore(page, ["Ada", "Ben"]);
    await expect(sheet.locator(".notes")).toContainText(/^Biggest payment: (Ada paid Ben|Ben paid Ada) \d+ dirhams?, on [a-g][1-7]\.$/);
    await expect(sheet.getByRole("img", { name: /^The scores/ }).locator("polyline")).toHaveCount(2);
    const ended = record({ actions: [...nearlyOver, "a4-b4"] });
    expect(await kept(page)).toBe(ended);

    // The board can be seen, and the end is still there after a visit of the home page, and after reloading.
    await hand.press(sheet.getByRole("button", { name: "View board" }));
    await expect(sheet).toBeHidden();
    expect(await look(page)).toMatchObject({ title: "The match is over", choices: [], players: [{ rugs: 0 }, { rugs: 0 }] });
    await hand.press(control(page, "Final score"));
    await expect(sheet).toBeVisible();
    await hand.press(sheet.getByRole("link", { name: "Home" }));
    await expect(page.getByRole("link", { name: "All matches" })).toBeVisible();
    await page.goBack();
    await page.reload();
    await expect(sheet).toBeVisible();
    await checkScore(page, ["Ada", "Ben"]);

    await hand.press(sheet.getByRole("button", { name: "Next match" }));
    await expect(sheet).toBeHidden();
    const unplayed = { dirhams: 30, rugs: 15, squares: 0 };
    expect(await look(page)).toMatchObject({ main: "Roll for order", rugs: [], players: [{ name: "Ada", ...unplayed }, { name: "Ben", ...unplayed }] });
    expect(await kept(page)).toMatch(/^caravanserai 1\ngame marrakech\n[^@]*\nactions\nend /);
  });

  await fresh("a match that is over is replaced without another question; what binds the throws of the new one stands beside them from its start", async ({ page, hand }) => {
    await sitDown(page, record({ actions: [...nearlyOver, "a4-b4"] }));
    await page.goto("./marrakech/");
    await expect(page.getByText("still going on")).toBeHidden();
    await hand.press(page.getByRole("button", { name: /^Start/ }));
    await expect(page.locator(".ask strong")).toHaveText("Roll for order");
    const [, fingerprint] = (await kept(page)).match(/^seal ([\da-f]{64})$/m);
    await expect(page.locator(".ask")).not.toContainText(fingerprint.slice(0, 16));
    await hand.press(page.getByRole("button", { name: "Menu" }));
    await hand.press(page.getByRole("dialog").getByRole("button", { name: "Dice" }));
    const sheet = page.getByRole("dialog", { name: "Dice" });
    await expect(sheet).toContainText(`Fingerprint: ${fingerprint}`);
    await expect(sheet.getByRole("link", { name: "What is guaranteed?" })).toHaveAttribute("href", "../rules/en/fair.html");
  });

  await fresh("matches that follow one another are counted, until other players sit down", async ({ page, hand }) => {
    const won = page.locator(".series");
    await sitDown(page, record({ game: "damath", options: "set=counting operators=own touch=off damas=once move=off game=off", actions: ["first A"] }));
    await resign(page, hand);
    await expect(won, "one match is no series").toBeHidden();
    await hand.press(page.getByRole("button", { name: "Next match" }));
    await expect(page.getByRole("dialog")).toBeHidden();
    await resign(page, hand);
    await expect(won).toHaveText("Matches won: Ada 0Ben 2");
    await page.reload();
    await expect(won, "the same match counts once").toHaveText("Matches won: Ada 0Ben 2");

    await hand.press(page.getByRole("link", { name: "Players and options" }));
    await hand.press(page.getByRole("button", { name: /^Start/ }));
    await expect(page.getByRole("dialog")).toBeHidden();
    await resign(page, hand);
    await expect(won).toBeHidden();
  });

  await fresh("the moves so far in notation, the latest first", async ({ page, hand }) => {
    await sitDown(page, record({ actions: [...begun, "S", "1", "c6-c7", "L", "1"] }));
    const list = page.getByRole("listitem").filter({ has: page.locator(".notation:visible") });
    const lines = () => list.evaluateAll((lines) => lines.sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top).map((line) => [...line.querySelectorAll("b, .notation, .note")].map((part) => part.textContent)));
    await expect.poll(lines).toEqual([
      ["Ada", "L 1", "2 to Ben"],
      ["Ben", "S 1 c6-c7", "free"],
      ["Ada", "north 1 e5-e6", "free"],
      ["Ada 3, Ben 2", "Turn order is set"],
    ]);
  });

  await fresh("at the end throws are checked that are as they were sealed, not all so, or sealed by nobody", async ({ page, hand }) => {
    for (const [text, said] of [
      [sealed, "All 33 throws check out. How was this checked?"],
      [changed, "Throw 1 does not match the seal. How was this checked?"],
      [record({ actions: [...nearlyOver, "a4-b4"] }), "The throws of this match can’t be checked. What is guaranteed?"],
    ]) {
      await sitDown(page, text);
      const promise = page.getByRole("dialog").locator(".promise");
      await expect(promise).toHaveText(said);
      await hand.press(page.getByRole("dialog").getByRole("button", { name: "Dice" }));
      await expect(page.getByRole("dialog", { name: "Dice" }).locator(".promise")).toHaveText(said);
      await hand.press(promise.getByRole("link"));
      await expect(page.frameLocator("iframe").getByRole("heading", { name: "The throws can be checked" })).toBeVisible();
    }
  });
});
