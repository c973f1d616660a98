// Dschamal on a large screen: the calm duel, keys, and a pointer against keys.
import { actions, alone, begin, begun, control, count, everySaying, heap, pass, point, record, sitDown, sitDownAgain, telling, three } from "./bag.mjs";
import { isLong } from "./effort.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { keyboardHand } from "./hands.mjs";
import { newest, saved } from "./match.mjs";
import { quiet } from "./quiet.mjs";

/** A calm match of Ada and Ben near its end. */
const late = (
  "master B, take blue-disc, take blue-cone, B draws black-disc, take blue-disc, A draws brown-cube, B draws camel cry, " +
  "take blue-cone, B draws black-pyramid, take blue-cone, B draws white-cube, A draws blue-ring, B draws yellow-star, " +
  "B draws yellow-cone, B draws yellow-cube, A draws yellow-box, A draws black-star, take blue-disc, A draws camel cry, " +
  "take yellow-cube, B draws brown-sphere, A draws yellow-pyramid, A draws white-egg, A draws brown-box, " +
  "B draws brown-cylinder, A draws blue-arch, B draws yellow-ring, A draws blue-box, A draws white-disc, " +
  "A draws white-cylinder, B draws blue-sphere, A draws blue-cross, B draws blue-pyramid, A draws brown-arch, " +
  "B draws white-cross, A draws brown-star, B draws white-arch, B draws blue-cylinder, B draws yellow-cylinder, " +
  "A draws white-cone, A draws yellow-arch, A draws black-sphere, take yellow-cube, B draws white-pyramid"
).split(", ");

const levels = isLong ? ["Beginner", "Casual", "Advanced", "Master"] : ["Beginner"];

test("a whole calm match by keyboard alone, against a bot of each level; without LONG=1 its first duel, and an end", async ({ page }) => {
  test.slow();
  const hand = keyboardHand(page);
  await visit(page);
  const game = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Dschamal" }) });
  await hand.press(game.getByRole("link", { name: "Play" }));
  const duels = page.getByRole("group", { name: "Duels" });
  await hand.choose(duels, duels.getByRole("radio", { name: /^Calm/ }));
  const players = page.getByRole("group", { name: "Players" });
  await hand.choose(players, players.getByRole("radio", { name: String(levels.length + 1) }));
  for (const [seat, level] of levels.entries()) {
    const sitters = page.locator(".seat").nth(seat + 1).locator(".choices");
    await hand.choose(sitters, sitters.getByRole("radio", { name: `${level} bot` }));
  }
  await hand.press(page.getByRole("button", { name: "Start" }));
  await hand.press(page.getByRole("button", { name: "Menu" }));
  const menu = page.getByRole("dialog");
  await hand.choose(menu.getByRole("group", { name: "Speed" }), menu.getByRole("radio", { name: "Instant" }));
  await page.keyboard.press("Escape");

  /** Presses the keys of the next decision. */
  const decide = async () => {
    const buttons = page.locator(".hand button:enabled:not(.take-back, .play-again, .hint)");
    const enabled = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute("aria-keyshortcuts")));
    const hump = async () => (await page.locator(".noticed").textContent()).includes("hump");
    if (enabled.includes("d")) {
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowDown");
      await quiet(page);
      await page.keyboard.press((await hump()) ? "c" : "d");
    } else if (enabled.includes("f")) await page.keyboard.press("f");
    else if (enabled.includes("h")) await page.keyboard.press("h");
    else if (enabled.includes("n")) {
      await page.keyboard.press("n");
      await quiet(page);
      await page.keyboard.press("t");
    } else await page.keyboard.press("t");
    await quiet(page);
  };
  const playOn = async (isOver) => {
    for (let count = 0; count < 1500 && !(await isOver()); count++) {
      await page.locator("[role=dialog], .hand button:enabled:not(:text('Back to board'), .take-back, .play-again, .hint)").first().waitFor();
      if (await menu.isVisible()) return;
      await decide();
    }
  };
  await playOn(async () => !isLong && (await actions(page)).some((action) => / draws /.test(action)));
  if (!isLong) {
    await sitDown(page, record({ players: ["person Ada", "bot level-1 Ben"], duel: "calm", played: late }));
    await playOn(() => false);
  }
  await expect(menu.getByRole("heading")).toContainText(/wins?\b|draw/);
  const points = await menu.locator(".score strong").allTextContents();
  expect(Math.max(...points.map(Number))).toBeGreaterThanOrEqual(7);
});

test("B10 a calm duel by mouse and keys: what is felt, who sees it, and a return to it", async ({ fresh, context }) => {
  test.slow();
  await fresh("B10 Enter feels, and does not leave the bag while the other hand acts", async ({ page }) => {
    await sitDown(page, record({ players: ["person Ada", "bot feeling-2 Ben"], duel: "calm", played: begun }));
    await page.evaluate(() => localStorage.setItem("caravanserai.pace", "normal"));
    await page.reload();
    await control(page, "To the bag").press("Enter");
    await expect(control(page, "Feel a piece")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator(".ask")).toContainText("Ben");
    await expect(page.locator(".contest")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator(".noticed")).toContainText("Ada holds something: stroke it. 2 strokes left.");
    await page.keyboard.press("ArrowUp");
    await expect(page.locator(".noticed")).toContainText(/^Ada feels [^.]* above\. 1 stroke left\./);
    await expect(control(page, "Feel another")).toBeFocused({ timeout: 20_000 });
  });

  await fresh("B10 what is felt is uncovered by strokes, two a turn, and told without its name or its colour", async ({ page }) => {
    await sitDown(page, record({ players: ["person Ada", "bot feeling-2 Ben"], duel: "calm", played: begun }));
    await control(page, "To the bag").click();
    await control(page, "Feel a piece").click();
    await expect(page.locator(".ask")).toContainText("Ben feels a piece.");
    await expect(page.locator(".noticed")).toContainText("Ada holds something: stroke it. 2 strokes left.");
    await page.getByText("If you draw it").click();
    await expect(page.locator(".foreseen")).toContainText("It could be any of 24 things");
    // By an arrow key, and by a focused button.
    await page.keyboard.press("ArrowDown");
    await expect(page.locator(".noticed")).toContainText(/^Ada feels [^.]* below\. 1 stroke left\./);
    await page.getByRole("button", { name: "Stroke the right" }).press("Enter");
    await expect(page.locator(".noticed")).toHaveText(/^Ada feels .* on the right and .* below\.$/);
    await page.keyboard.press("ArrowUp");
    await page.getByRole("button", { name: "Stroke the left" }).press(" ");
    await expect(page.locator(".noticed"), "there are no more").toHaveText(/^Ada feels .* on the right and .* below\.$/);
    expect((await page.locator(".sack-view .felt-piece, .noticed, .ask").allInnerTexts()).join(" ").match(telling) ?? []).toEqual([]);
    await expect(page.locator(".foreseen")).toContainText(/would win|It could be any of/);
  });

  await fresh("B10 what is felt is uncovered only while its player holds the cover", async ({ page }) => {
    await sitDown(page, record({ duel: "calm", played: begun }));
    await control(page, "To the bag").click();
    for (let turns = 0; turns < 2; turns++) await control(page, "Feel a piece").click();
    const cover = page.getByRole("button", { name: "Ada: hold to uncover" });
    const outline = page.locator(".sack-view .edge");
    const covered = async () => {
      await expect(outline).toHaveCount(0);
      await expect(page.locator(".noticed")).toHaveText("Covered: only Ada may look.");
      expect(await everySaying(page)).not.toMatch(/holds something| below\b|round side|corner|a tip|curve|legs|hump/);
    };
    await covered();

    const box = await cover.boundingBox();
    await page.mouse.move(box.x + 50, box.y + 50);
    await page.mouse.down();
    await expect(page.locator(".noticed")).toContainText("2 strokes left");
    // A pointer that moves over the piece strokes each side it reaches.
    await page.mouse.move(box.x + box.width / 2, box.y + box.height - 20, { steps: 5 });
    await expect(page.locator(".noticed")).toContainText(/^Ada feels [^.]* below/);
    await expect(outline).toHaveCount(1);
    await page.mouse.up();
    await covered();

    await cover.focus();
    for (const key of ["Space", "Enter"]) {
      await page.keyboard.down(key);
      await expect(page.locator(".noticed")).toContainText(/^Ada feels [^.]* below/);
      await page.keyboard.up(key);
      await covered();
    }
  });

  await fresh("B10 who leaves a calm duel comes back to it as it was", async ({ page }) => {
    await sitDown(page, record({ players: ["person Ada", "bot feeling-2 Ben"], duel: "calm", played: begun }));
    await control(page, "To the bag").click();
    await control(page, "Feel a piece").click();
    await expect(page.locator(".felt-lines")).toHaveText(/^Ada: 1 of 3 felt.*Ben: 1 of 3 felt$/);
    await page.keyboard.press("ArrowLeft");
    await expect(page.locator(".noticed")).toContainText("1 stroke left");
    const feels = await page.locator(".noticed").textContent();
    expect(await actions(page), "the match tells nothing of it").toEqual(begun);
    await control(page, "Back to board").click();
    await page.reload();
    await control(page, "To the bag").click();
    await expect(page.locator(".felt-lines")).toHaveText(/^Ada: 1 of 3 felt.*Ben: 1 of 3 felt$/);
    await expect(page.locator(".noticed")).toHaveText(feels);
    // An impossible saved duel is discarded, and a new one is started.
    const id = await newest(page, "dschamal");
    for (const line of ["finds camel", "nonsense", "A holds", "C feels"]) {
      const { notes } = await saved(page, id);
      await page.evaluate(([id, text]) => matchStore.note(id, "contest", text), [id, `${notes.contest}\n${line}`]);
      await page.reload();
      await control(page, "To the bag").click();
      await expect(page.locator(".felt-lines")).toHaveText("Ada: 0 of 3 feltBen: 0 of 3 felt");
    }
  });

  await fresh("B10 a calm duel is followed in another tab, which sees nothing of what a hand holds, and can take over", async ({ page }) => {
    await sitDown(page, record({ duel: "calm", played: begun }));
    const other = await context.newPage();
    await visit(other, "dschamal/#/table");
    const ask = other.locator(".ask");
    await expect(ask).toContainText("This match is open in another tab.");
    await expect(other.getByRole("grid")).toBeVisible();
    await control(page, "To the bag").click();
    const feel = control(page, "Feel a piece");
    for (const [felt, feels] of [[/^Ada: 1 of 3 felt.*Ben: 0 of 3 felt$/, "Ben"], [/^Ada: 1 of 3 felt.*Ben: 1 of 3 felt$/, "Ada"]]) {
      await feel.click();
      await expect(other.locator(".felt-lines")).toHaveText(felt);
      await expect(ask.locator("strong")).toHaveText(`${feels} feels around in the bag`);
    }
    await expect(ask).toContainText("This match is open in another tab.");
    await expect(other.locator(".noticed")).toHaveText("Covered: only Ada may look.");
    await expect(other.locator(".contest button, .contest .edge")).toHaveCount(0);
    await other.getByRole("button", { name: "Play here" }).click();
    await control(other, "To the bag").click();
    await expect(other.locator(".felt-lines")).toHaveText(/^Ada: 1 of 3 felt.*Ben: 1 of 3 felt$/);
    await expect(control(page, "To the bag")).toHaveCount(0);
    await expect(page.locator(".ask strong")).toHaveText("Ada feels around in the bag");
  });
});

test("B9 B10 a live duel by pointer and keys", { tag: "@firefox" }, async ({ fresh }) => {
  test.slow();
  await fresh("the two who duel are called by name, and the others watch; B10 a live duel can be fought calmly; a piece to win is chosen by a tap on it", async ({ page }) => {
    const players = ["person Ada", "person Ben", "person Cleo", "person Dan"];
    await sitDown(page, record({ players, played: ["master B", "take blue-egg", "take blue-star", "take blue-ring", "take blue-cone"] }));
    await expect(page.locator(".ask strong")).toHaveText("Ben challenges Cleo");
    await control(page, "To the bag").click();
    await expect(page.locator(".ask strong")).toHaveText("Ben and Cleo, to the bag!");
    await expect(page.locator(".ask small")).toHaveText("Ada and Dan watch.");

    await sitDownAgain(page, record({ played: begun }));
    await control(page, "To the bag").click();
    await expect(page.locator(".contest")).toContainText("you can play it calmly");
    await control(page, "Play calmly").click();
    await expect(control(page, "Feel a piece")).toBeEnabled();

    await sitDownAgain(page, record({ duel: "calm", played: [...begun, "A draws camel cry"] }));
    await expect(page.locator(".ask")).toContainText("Ada shouts “Dschamal!” and draws the camel.");
    const cell = await page.getByRole("gridcell", { name: "blue star, in front of Ben, can be taken" }).boundingBox();
    await page.mouse.click(cell.x + cell.width / 2, cell.y + cell.height / 2);
    expect((await actions(page)).at(-1)).toBe("take blue-star");
    await expect(page.locator(".ask .said")).toContainText("Ada takes the blue star from Ben.");
  });

  await fresh("B10 on a computer one draws by pointer, and the other by keys", async ({ page }) => {
    await sitDown(page, record({ played: begun }));
    await count(page);
    await three(page);
    const lies = await heap(page);
    // The piece nearest to the rim, so that the hand displaces little on its way.
    const [found] = alone(lies).sort((one, other) => one.y - other.y);
    const at = await point(page, lies, 0, found);
    const box = await page.locator(".half-0 .dark").boundingBox();
    await page.mouse.move(at.x, box.y + box.height - 8);
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await pass(page, 480);
    await page.keyboard.press("d");
    await page.mouse.move(at.x, box.y + box.height - 8);
    await page.mouse.up();
    await page.locator("svg.board").waitFor();
    expect((await actions(page)).at(-1)).toMatch(/^A draws .* cry$/);

    await sitDownAgain(page, record({ played: begun }));
    await count(page);
    await three(page);
    // Keys move a hand from frame to frame, for as long as they are down.
    const hold = async (key, millis) => {
      await page.keyboard.down(key);
      for (let gone = 0; gone < millis; gone += 60) await pass(page, 30);
      await page.keyboard.up(key);
    };
    for (let tries = 0; tries < 12 && (await page.locator("canvas").count()) > 0; tries++) {
      await hold("ArrowUp", 420);
      await hold(tries % 2 ? "ArrowLeft" : "ArrowRight", 90 * tries);
      await page.keyboard.down(" ");
      await pass(page, 480);
      await hold("ArrowDown", 1300);
      await page.keyboard.up(" ");
      await quiet(page);
    }
    expect((await actions(page)).at(-1)).toMatch(/^B draws /);
  });

  await fresh("B10 in the first live duel on a device hands show the way out until they are moved; B9 it pauses when the device is turned, and when the window is left", async ({ page }) => {
    await sitDown(page, record({ played: begun }));
    await count(page);
    const way = page.locator(".way");
    await expect(way).toHaveCount(2);
    const box = await page.locator(".half-0 .dark").boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + 80);
    await expect(way).toHaveCount(1);
    await page.keyboard.press("ArrowUp");
    await expect(way).toHaveCount(0);
    await page.reload();
    await count(page);
    await expect(way).toHaveCount(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await sitDownAgain(page, record({ played: begun }));
    await count(page);
    for (const happens of [() => page.setViewportSize({ width: 844, height: 390 }), () => page.evaluate(() => window.dispatchEvent(new Event("blur")))]) {
      await three(page);
      await page.keyboard.down("ArrowUp");
      await happens();
      await expect(page.locator("canvas")).toHaveCount(0);
      await expect(page.locator(".ask")).toContainText("Paused. The bag is shaken and the duel starts again.");
      await page.keyboard.up("ArrowUp");
      expect(await actions(page)).toEqual(begun);
      // The duel is restarted for the new screen size.
      await begin(page);
      await expect(page.locator("canvas")).toHaveCount(2);
    }
  });
});
