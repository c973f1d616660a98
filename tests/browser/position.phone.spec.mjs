import { expect, test, visit } from "./fixtures.mjs";
import { LAID, OPTIONS, box, lay, playOn, put, square, stands, take, tray, verdict } from "./position.mjs";
import { expectNoSideways } from "./fit.mjs";
import { kept as keptMatch, seat } from "./match.mjs";

const kept = (page) => page.evaluate(() => localStorage.getItem("caravanserai.position.damath"));
const CAN = "You can play from this position.";

/** Opens the editor, with the start position on the board. */
async function openEditor(page) {
  await visit(page, "damath/#/position");
  await page.locator("svg.board").waitFor();
}

test("a position is played on from to the end, with a reload in between, and again", { tag: "@quick" }, async ({ page, hand }) => {
  await openEditor(page);
  await page.evaluate(() => localStorage.setItem("caravanserai.pace", "instant"));
  await box(page).fill(LAID);
  await page.reload();
  await expect(box(page)).toHaveValue(LAID);
  await hand.press(playOn(page));
  await page.reload();
  await expect(page.locator(".from")).toContainText("Your turn");
  await seat(page, hand, 1, "Person");
  await hand.press(page.getByRole("button", { name: "Start" }));
  await page.locator(".table").waitFor();
  const record = () => keptMatch(page, "damath");
  expect(await record()).toContain(`position ${LAID} | move 0\n`);

  await hand.press(square(page, "23"));
  await hand.press(square(page, "45"));
  const ending = page.getByRole("dialog");
  await expect(ending).toContainText("Amina");
  await hand.press(ending.getByRole("button", { name: "Next match" }));
  await expect(square(page, "34"), "who began is not to begin again").toHaveAccessibleName(/Amina’s 10/);
  expect((await record()).split("\n").slice(5, 7)).toEqual(["actions", expect.stringMatching(/^end /)]);
});

test("positions are set up, copied, taken back and checked", async ({ fresh, context }) => {
  test.slow();
  await fresh("the chips are in sight with the board: pieces are put, moved, crowned and taken away, and the text follows", async ({ page, hand }) => {
    await openEditor(page);
    for (const [width, height] of [[1366, 768], [360, 640]]) {
      await page.setViewportSize({ width, height });
      await expect(page.locator("svg.board")).toBeInViewport({ ratio: 1 });
      for (const chip of await page.locator(".tool").all()) await expect(chip).toBeInViewport({ ratio: 1 });
    }
    expect(await box(page).inputValue()).toContain("1: 12@10 9@30 6@50 3@70");
    await lay(page, hand);
    await expect(box(page)).toHaveValue(LAID);
    await expect(verdict(page)).toHaveText(CAN);
    expect(await stands(page, "34")).toBe("Second player’s 10");

    await put(page, hand, { Value: "10" }, "56");
    await expect(box(page)).toHaveValue(/2: 10@56 \|/);
    await put(page, hand, { Piece: "Dama" }, "56");
    await expect(box(page)).toHaveValue(/2: D10@56 \|/);
    await put(page, hand, { Piece: "Delete" }, "56");
    expect(await stands(page, "56")).toBe("empty");

    await hand.press(tray(page, "To move").locator("label", { hasText: "Second player" }));
    await page.getByLabel("First player’s score").fill("7/2");
    await hand.press(tray(page, "Chips").locator("label", { hasText: "Radical" }));
    await expect(box(page)).toHaveValue(/^set=radical .* turn 2 \| 1: -81√32@23 \| 2: \| scores 7\/2 0$/);
    await hand.press(page.getByRole("button", { name: "Start position" }));
    await expect(box(page)).toHaveValue(/1: -121√18@10 .* scores 7\/2 0$/);
    await expectNoSideways(page);
  });

  await fresh("the text is copied and pasted back; one that is no position says what is wrong, and nothing is lost", async ({ page, hand }) => {
    await openEditor(page);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await box(page).fill(LAID);
    await hand.press(page.getByRole("button", { name: "Copy" }));
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(LAID);

    await hand.press(page.getByRole("button", { name: "Start position" }));
    expect(await stands(page, "34")).toBe("empty");
    await box(page).focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("ControlOrMeta+V");
    await expect(box(page)).toHaveValue(LAID);
    expect(await stands(page, "34")).toBe("Second player’s 10");

    const wrong = "1: 13@23 | 2: 10@34";
    await box(page).fill(wrong);
    const alert = page.locator(".as-text").getByRole("alert");
    await expect(alert).toHaveText("This is not a position. It needs a chip of the set (D2), not “13@23”. The board has not changed.");
    await expect(box(page)).toHaveValue(wrong);
    expect(await stands(page, "23")).toBe("First player’s 9");
    expect(await kept(page)).toBe(LAID);
    for (const text of ["🐪".repeat(5000), "1:|".repeat(5000)]) {
      await box(page).fill(text);
      await expect(alert).toContainText("It needs");
      await expectNoSideways(page);
    }
    await box(page).fill(wrong.replace("13", "12"));
    await expect(alert).toBeHidden();
    expect(await stands(page, "23")).toBe("First player’s 12");
    await box(page).fill("rubbish");
    await put(page, hand, { Player: "First", Value: "9" }, "23");
    // A text without options has those of the rulebook.
    await expect(box(page)).toHaveValue(LAID.replace(OPTIONS, "set=counting operators=own touch=on damas=once move=20s game=20min"));
  });

  await fresh("an impossible position says what is wrong, where, and cannot be played on; a reload keeps it", async ({ page, hand }) => {
    await openEditor(page);
    await hand.press(page.getByRole("button", { name: "Empty board" }));
    await expect(verdict(page)).toHaveText("This position is not possible. It needs a piece on the board.");
    await put(page, hand, { Player: "First", Piece: "Chip", Value: "9" }, "07");
    const says = "This position is not possible. It needs a dama on the far row (D5), not “9@07”.";
    await expect(verdict(page)).toHaveText(says);
    await expect(square(page, "07")).toHaveClass(/cause/);
    await hand.press(playOn(page));
    await expect(page.getByRole("alert")).toHaveText(says);
    await expect(page).toHaveURL(/\/damath\/#\/position$/);

    await page.reload();
    await expect(verdict(page)).toHaveText(says);
    expect(await stands(page, "07")).toBe("First player’s 9");
    await take(page, hand, { Piece: "Dama", Value: "9" });
    await hand.press(square(page, "07"));
    await expect(verdict(page)).toHaveText(CAN);
    await expect(page.locator(".cause")).toHaveCount(0);

    await hand.press(tray(page, "To move").locator("label", { hasText: "Second player" }));
    await expect(verdict(page)).toHaveText("The match is already over in this position.");
    await hand.press(playOn(page));
    await expect(page.getByRole("alert")).toContainText("over");
    await visit(page, "damath/#/from-position");
    await expect(verdict(page), "the address leads no further either").toContainText("over");
  });

  await fresh("a position that the browser does not keep is played on from all the same", async ({ page, hand }) => {
    await openEditor(page);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new Error("full");
      };
    });
    await box(page).fill(LAID);
    expect(await kept(page)).toBe(null);
    await hand.press(playOn(page));
    await expect(page.locator(".from")).toContainText("Your turn");
    await hand.press(page.getByRole("link", { name: "Change position" }));
    await expect(box(page)).toHaveValue(LAID);
  });

  await fresh("a game without it leads home", async ({ page }) => {
    await openEditor(page);
    await visit(page, "marrakech/");
    await expect(page.getByRole("link", { name: "Position editor" })).toHaveCount(0);
    for (const address of ["marrakech/#/position", "marrakech/#/from-position"]) {
      await visit(page, address);
      await expect(page.getByRole("heading", { name: "Caravanserai" })).toBeVisible();
      await expect(page).toHaveURL("./");
    }
  });
});
