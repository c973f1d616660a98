// Moves are animated at the chosen pace, and can be skipped. The page's clock is stopped here, and advances only as the test
// says.
import { expect, test } from "./fixtures.mjs";
import { begun, everyRollPays } from "./matches.mjs";
import { quiet, stopClock } from "./quiet.mjs";
import { control, kept, look, record, sitDown } from "./table.mjs";

/** Opens the table, and stops the clock. */
async function sitDownStill(page, text, pace) {
  await sitDown(page, text, pace);
  await stopClock(page);
}

/** Returns snapshots of the table in regular intervals, in milliseconds, until a person is to act. */
async function watch(page, every) {
  const seen = [];
  for (let count = 0; count < 400; count++) {
    await quiet(page);
    const shown = await page.evaluate(() => ({
      isOver: document.querySelector(".hand button:enabled:not(.take-back, .play-again, .hint)") !== null,
      say: document.querySelector(".ask strong").textContent,
      asam: document.querySelector(".board .pointer").closest("[transform]").getAttribute("transform"),
      die: document.querySelectorAll(".board .die").length,
      counted: document.querySelectorAll(".board .mark.counted").length,
      badges: [...document.querySelectorAll(".player")].map((player) => player.querySelector("ins, del")?.textContent),
    }));
    if (shown.isOver) return seen;
    seen.push(shown);
    await page.clock.runFor(every);
  }
  throw new Error("the show does not end");
}

/** Removes consecutive duplicates from a list. */
const changes = (list) => list.filter((one, index) => JSON.stringify(one) !== JSON.stringify(list[index - 1]));

test("moves are shown at the chosen pace, and skipped", async ({ fresh }) => {
  test.slow();
  await fresh("bots among themselves can be watched, paused and stepped", async ({ page, hand }) => {
    await page.clock.install({ time: 0 });
    await sitDown(page, record({ players: ["bot one-ahead Ada", "bot random Ben"] }), "brisk");
    await hand.press(control(page, "Pause"));
    await expect(control(page, "Resume")).toBeVisible();
    const moves = async () => (await kept(page)).split("\n").length;
    const later = async () => {
      await page.clock.runFor(200);
      return moves();
    };
    const before = await moves();
    await hand.press(control(page, "Step")); // skips the animation, or plays one action
    await hand.press(control(page, "Step"));
    await expect.poll(later).toBeGreaterThan(before);
    await hand.press(control(page, "Step"));
    const paused = await moves();
    await hand.press(control(page, "Resume"));
    await expect.poll(later).toBeGreaterThan(paused + 3);
  });

  await fresh("a table that becomes larger shows the moves beside the board", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.setViewportSize({ width: 360, height: 640 });
    await sitDown(page, record({ actions: ["3", "2", "north", "1", "e5-e6"] }));
    await expect(page.locator(".moves.wide")).toBeHidden();
    await page.setViewportSize({ width: 1366, height: 850 });
    await expect(page.locator(".moves.wide li")).not.toHaveCount(0);
  });

  await fresh("M4 M6 a walk and its payment are shown: the die, Asam's steps, squares counted one by one, dirhams that pass", async ({ page, hand }) => {
    await page.clock.install({ time: 0 });
    await sitDownStill(page, record({ actions: everyRollPays }), "steady");
    await hand.press(control(page, "↑ North"));
    await hand.press(control(page, "Roll"));
    const seen = await watch(page, 30);
    const roll = Number((await kept(page)).split("\n").at(-3));
    const say = changes(seen.map(({ say }) => say));
    expect(say).toEqual(["Ada rolls", `Ada rolls ${roll}`, "Ben’s rug: 8 squares", "Ada pays Ben 8 dirhams"]);
    expect(changes(seen.map(({ die }) => die))).toEqual([0, 1, 0]);
    const steps = new Set(seen.map(({ asam }) => asam));
    expect(steps.size, "places where Asam is seen").toBeGreaterThanOrEqual(roll + 1);
    expect(changes(seen.map(({ counted }) => counted))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(changes(seen.map(({ badges }) => badges))).toEqual([[undefined, undefined], ["−8", "+8"]]);

    const [before, after] = [record({ actions: everyRollPays }), await look(page)];
    expect(after.hint, "what was paid stays to be read").toBe(`Ada rolled ${roll} and paid Ben 8 dirhams.`);
    await sitDown(page, before, "instant");
    const [ada, ben] = (await look(page)).players;
    expect(after.players).toMatchObject([{ dirhams: ada.dirhams - 8 }, { dirhams: ben.dirhams + 8 }]);
  });

  await fresh("M5 Asam is seen all the way round a track", async ({ page, hand }) => {
    await page.clock.install({ time: 0 });
    // He is at d7 and faces off the board.
    await sitDownStill(page, record({ actions: ["3", "2", "north", "3", "e6-e7"] }), "steady");
    await hand.press(control(page, "↑ North"));
    await hand.press(control(page, "Roll"));
    const seen = await watch(page, 15);
    const places = changes(seen.map(({ asam }) => asam.match(/-?\d+/g).slice(-2).map(Number)));
    const outside = places.filter(([, y]) => y < 34);
    expect(outside.length, "places outside the field").toBeGreaterThanOrEqual(5);
    const xs = outside.map(([x]) => x);
    expect(xs, "from d to c").toEqual([...xs].sort((a, b) => b - a));
    expect((await look(page)).asam).toMatchObject({ square: expect.stringMatching(/^c/), faces: "south" });
  });

  await fresh("a rug takes 384 ms to unroll at the pace Calm, 240 ms at Steady and 96 ms at Brisk", async ({ page, hand }) => {
    await page.clock.install({ time: 0 });
    for (const [pace, millis] of [["calm", 384], ["steady", 240], ["brisk", 96]]) {
      await sitDownStill(page, record({ actions: begun.slice(0, -1) }), pace);
      await hand.drag("e5", "e6");
      await hand.press(control(page, "Lay it on e5-e6"));
      await quiet(page);
      await page.clock.runFor(millis - 20);
      expect(await look(page), pace).toMatchObject({ title: "Ada lays a rug on e5-e6", rugs: [{ lies: "unrolling" }] });
      await page.clock.runFor(30);
      expect(await look(page), pace).toMatchObject({ title: "Ben, which way?", rugs: [{ lies: "fresh" }] });
    }
  });

  for (const reducedMotion of ["reduce", "no-preference"]) {
    const still = reducedMotion === "reduce";
    await fresh(still ? "nothing moves where motion is to be reduced, and the match is played" : "the die tumbles and Asam glides", async ({ page, hand }) => {
      await page.clock.install({ time: 0 });
      await page.emulateMedia({ reducedMotion });
      await sitDownStill(page, record({ actions: begun }), "calm");
      await hand.press(control(page, "↑ North"));
      await hand.press(control(page, "Roll"));
      const moving = new Set();
      for (let count = 0; count < 200 && !(await control(page, "Next place").count()); count++) {
        const names = await page.evaluate(() =>
          document.getAnimations().map((animation) => animation.animationName ?? animation.transitionProperty),
        );
        for (const name of names) moving.add(name);
        await page.clock.runFor(50);
      }
      if (still) expect([...moving]).toEqual([]);
      else expect([...moving]).toEqual(expect.arrayContaining(["tumble", "transform"]));
      const open = (await look(page)).open;
      await hand.touch(open[0]);
      if (!(await look(page)).tried) await hand.touch((await look(page)).open[0]);
      await hand.press(control(page, /^Lay it on/));
      await quiet(page);
      await page.clock.runFor(1000);
      expect((await look(page)).title).toBe("Ada, which way?");
    });
  }

  await fresh("Escape, a touch of the board and a touch beside it skip what is shown", async ({ page, hand }) => {
    await page.clock.install({ time: 0 });
    for (const skip of [() => page.keyboard.press("Escape"), () => hand.touch("a1"), () => page.locator(".ask").click()]) {
      await sitDownStill(page, record({ actions: everyRollPays }), "calm");
      await hand.press(control(page, "↑ North"));
      await hand.press(control(page, "Roll"));
      await quiet(page);
      await page.clock.runFor(300);
      expect((await look(page)).title).toBe("Ada rolls");
      await expect(page.locator(".hand .button")).toHaveCount(0);
      const text = await kept(page);
      await skip();
      // Taking a snapshot advances the clock only minimally.
      await expect.poll(() => look(page)).toMatchObject({ title: "Ada, lay a rug", refused: "", first: [] });
      expect(await kept(page), "what happened has been kept before").toBe(text);
    }
  });

  await fresh("one tap skips to the next decision of a person, through the turns of bots; the first time, a line says so", async ({ page, hand }) => {
    await page.clock.install({ time: 0 });
    const players = ["person Ada", "bot random Brahim", "bot one-ahead Chadia"];
    await sitDownStill(page, record({ players, actions: ["3", "2", "1", "north", "1"] }), "steady");
    const tried = async () => {
      await hand.drag("e5", "e6");
      await hand.touch("e6");
      await page.clock.runFor(50);
    };
    await tried();
    expect((await look(page)).hint).toBe("Tap anywhere to skip.");
    await page.locator(".players").click();
    // No more time passes than for timers, and for saving each action before the next.
    for (let count = 0; count < 25; count++) await quiet(page);
    const view = await look(page);
    expect(view).toMatchObject({ title: "Your turn: which way?", picked: [] });
    expect(view.hint).toMatch(/^Brahim rolled \d.* laid .*\. Chadia rolled \d.* laid .*\.$/);
    expect(view.rugs.map(({ lies }) => lies)).toEqual(["flat", "fresh", "fresh"]);

    await sitDown(page, record({ players, actions: ["3", "2", "1", "north", "1"] }), "steady");
    await tried();
    expect((await look(page)).hint, "it has been said").toBe("");
    // Links and buttons are still pressed.
    await hand.press(page.getByRole("button", { name: "Menu" }));
    expect((await look(page)).title).not.toBe("Your turn: which way?");
  });
});
