// Live duels of two fingers, face to face on one touch screen.
import { actions, alone, bagOn, begin, begun, control, count, everySaying, fingersOn, heap, lotsFor, pass, pause, pieces, point, record } from "./bag.mjs";
import { sitDown, sitDownAgain, telling, three } from "./bag.mjs";
import { casesOf } from "./effort.mjs";
import { expect, test } from "./fixtures.mjs";
import { noteSounds, told } from "./heard.mjs";
import { seedEntropy } from "./lots.mjs";

const duel = record({ played: begun });

/** The size of the bag in each half of this phone. */
const size = { width: 360, height: 231 };

/** Waits for longer than 400 milliseconds, which is enough for a grip. */
const gripped = (page) => pass(page, 480);

/** Starts a live duel of two people, shaken so that a piece accepted by `isIt` is free; returns at "3". */
async function bag(page, isIt, { seeks = alone, sits = sitDown } = {}) {
  await sits(page, duel);
  await count(page, lotsFor(size, (lies) => seeks(lies, isIt).length > 0));
  expect(await bagOn(page)).toMatchObject(size);
  await three(page);
  const lies = await heap(page);
  return { lies, found: seeks(lies, isIt)[0] };
}

/** Returns the free pieces, the freest first, if there are at least two. */
const two = (lies) => (alone(lies).length > 1 ? alone(lies) : []);

/** Returns a point on the page for a hand that is out of the bag, beyond its own rim. */
async function over(page, hand) {
  const box = await page.locator(`.half-${hand} .dark`).boundingBox();
  return { x: box.x + box.width / 2, y: hand === 0 ? box.y + box.height - 8 : box.y + 8 };
}

async function draw(page, hand, lies, found, { shout = false } = {}) {
  const fingers = await fingersOn(page);
  await fingers.down({ 1: await point(page, lies, hand, found, hand === 1) });
  await gripped(page);
  if (shout) {
    const button = await page.locator(`.half-${hand} .shout`).boundingBox();
    await fingers.down({ 2: { x: button.x + button.width / 2, y: button.y + button.height / 2 } });
    await expect(page.locator(`.half-${hand} .shouted`)).toHaveCount(1);
  }
  await fingers.move({ 1: await over(page, hand) });
  await fingers.up();
  await page.locator("svg.board").waitFor();
}

/** Returns the points between two pieces whose outlines touch there. */
const between = (lies) =>
  lies.places.flatMap((one) => lies.places.map((other) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, distance: Math.hypot(one.x - other.x, one.y - other.y) })))
    .filter((at) => at.distance > 1 && at.distance < 70 && at.y > 70 && at.y < 0.78 * lies.size.seen && lies.under(at).length > 1);

test("B4 B9 B10 a live duel by touch", async ({ fresh }) => {
  test.slow();
  await fresh("B4 a hand draws what it pulls over its own rim: B4c with a right shout, B4g without a shout, B4h with a false one, on either side; B4f a grip where outlines touch brings out all under it", async ({ page }) => {
    const isWhite = (piece) => piece.startsWith("white");
    const isCamel = (piece) => piece === "camel";
    let sits = sitDown;
    for (const [hand, isIt, shout, clause] of [
      [0, isWhite, false, /^Rule B4[a-h]$/],
      [1, isWhite, false, /^Rule B4[a-h]$/],
      [0, isCamel, true, "Rule B4c"],
      [0, isCamel, false, "Rule B4g"],
      [0, isWhite, true, "Rule B4h"],
    ]) {
      const { lies, found } = await bag(page, isIt, { sits });
      await draw(page, hand, lies, found, { shout });
      expect((await actions(page)).slice(3)).toEqual([`${"AB"[hand]} draws ${found.piece}${shout ? " cry" : ""}`]);
      await expect(page.locator(".ask .said")).toContainText(`draws the ${found.piece.replace("-", " ")}`);
      await expect(page.locator(".ask .clause-link")).toHaveAccessibleName(clause);
      sits = sitDownAgain;
    }

    const { lies, found } = await bag(page, undefined, { seeks: between, sits });
    await draw(page, 0, lies, found);
    const drawn = (await actions(page)).slice(3);
    expect(drawn.length).toBeGreaterThan(1);
    expect(drawn.at(-1)).toMatch(/^A draws/);
    for (const grip of drawn.slice(0, -1)) expect(grip).toMatch(/^A grips/);
    await expect(page.locator(".ask .clause-link")).toHaveAccessibleName("Rule B4f");
  });

  await fresh("B10 of two fingers at once, the first one out draws; of two hands out within 30 ms none does: the bag is shaken", async ({ page }) => {
    const { lies, found } = await bag(page, undefined, { seeks: two });
    const fingers = await fingersOn(page);
    await fingers.down({ 1: await point(page, lies, 0, found), 2: await point(page, lies, 1, alone(lies)[1], true) });
    await gripped(page);
    await fingers.move({ 1: await over(page, 0), 2: await over(page, 1) });
    await expect(page.locator(".ask")).toContainText("Both hands came out at once");
    expect(await actions(page), "nothing is kept").toEqual(begun);
    await fingers.up();

    await begin(page, lotsFor(size, (lies) => two(lies).length > 0));
    await three(page);
    const again = await heap(page);
    const [one, other] = alone(again);
    const resting = await point(page, again, 0, one);
    await fingers.down({ 1: resting, 2: await point(page, again, 1, other, true) });
    await gripped(page);
    await fingers.move({ 1: { x: resting.x, y: resting.y + 8 }, 2: await over(page, 1) });
    await page.locator("svg.board").waitFor();
    expect((await actions(page)).slice(3)).toEqual([`B draws ${other.piece}`]);
  });

  await fresh("B10 the count is heard, unless the sound is off; a hand that starts early is held back for half a second", async ({ page }) => {
    await noteSounds(page);
    await sitDown(page, duel);
    await count(page);
    await three(page);
    expect(await told(page)).toEqual(["count 1 1", "count 1 1", "go 1 1"]);
    await pause(page);
    await page.getByRole("button", { name: "Sound" }).tap();
    await begin(page);
    const box = await page.locator(".half-0 .dark").boundingBox();
    const fingers = await fingersOn(page);
    await page.locator(".count", { hasText: /[12]/ }).first().waitFor();
    await fingers.down({ 1: { x: box.x + box.width / 2, y: box.y + box.height / 2 } });
    await expect(page.locator(".half-0 .held-back")).toHaveText("Too early: held back");
    await expect(page.locator(".half-1 .held-back")).toHaveText("");
    await three(page);
    await expect(page.locator(".half-0 .held-back")).toHaveText("");
    const counted = (await told(page)).filter((sound) => /^(count|go) /.test(sound));
    expect(counted.slice(-3)).toEqual(["count 0 1", "count 0 1", "go 0 1"]);
  });

  await fresh("B9 during a duel nothing on the page tells a colour or what a piece is; paused, it is begun afresh, the bag shaken", async ({ page }) => {
    const { lies, found } = await bag(page, () => true);
    const fingers = await fingersOn(page);
    await fingers.down({ 1: await point(page, lies, 0, found), 2: await point(page, lies, 1, found, true) });
    await gripped(page);
    const tree = await page.locator("body").ariaSnapshot();
    expect(`${await everySaying(page)}\n${tree}`.match(telling) ?? []).toEqual([]);
    // The only shapes apart from the canvas are those of the two camps, which are public.
    const drawn = await page.locator(".contest path").evaluateAll((paths) => [...new Set(paths.map((path) => path.closest(".camp-lines") !== null))]);
    expect(drawn).toEqual([true]);
    expect(await page.locator(".contest .camp-line svg").count(), "a shape for each camp, in each half").toBe(4);
    expect(pieces.length).toBe(60);
    await fingers.up();

    await pause(page);
    await expect(page.locator(".ask")).toContainText("Paused. The bag is shaken and the duel starts again.");
    await begin(page);
    await three(page);
    expect((await heap(page)).places).not.toEqual(lies.places);
    expect(await actions(page)).toEqual(begun);
  });
});

test("a duel against a bot, and a calm one by touch", async ({ fresh }) => {
  test.slow();
  await fresh("a bot searches the same bag, and comes out with something", async ({ page }) => {
    // It may feel for half a minute; with these random numbers it comes out after some seconds.
    await page.addInitScript(seedEntropy, 5);
    await sitDown(page, record({ players: ["person Ada", "bot feeling-3 Ben"], played: begun }));
    await count(page);
    await expect(page.locator("canvas")).toHaveCount(1);
    // Its hand moves from frame to frame.
    await page.evaluate(async () => {
      while (document.querySelector("canvas")) {
        window.pass(80);
        await new Promise(requestAnimationFrame);
      }
    });
    expect((await actions(page))[3]).toMatch(/^B (draws|grips) /);
  });

  await fresh("B10 in a calm duel a finger strokes over what it feels, or taps on a side of it", async ({ page }) => {
    await sitDown(page, record({ players: ["person Ada", "bot feeling-2 Ben"], duel: "calm", played: begun }));
    await control(page, "To the bag").tap();
    await control(page, "Feel a piece").tap();
    const noticed = page.locator(".noticed");
    await expect(noticed).toContainText("Ada holds something: stroke it. 2 strokes left.");
    const { x, y, width, height } = await page.locator(".felt-piece").boundingBox();
    await page.touchscreen.tap(x + width / 2, y + 0.2 * height);
    await expect(noticed).toHaveText(/^Ada feels [^.]* above\. 1 stroke left\./);
    const finger = await fingersOn(page);
    await finger.down({ 1: { x: x + width / 2, y: y + 0.3 * height } });
    await finger.move({ 1: { x: x + width / 2, y: y + 0.9 * height } });
    await expect(noticed).toHaveText(/^Ada feels .* above and .* below\./);
    await finger.move({ 1: { x: x + 0.9 * width, y: y + 0.5 * height } });
    await finger.up();
    await expect(noticed, "there are no more").not.toHaveText(/on the right/);
    const told = await noticed.textContent();
    await page.reload();
    await control(page, "To the bag").tap();
    await expect(noticed, "kept where one leaves").toHaveText(told);
  });
});

test("a live duel of two hands goes on in pictures, on a processor slowed four times", async ({ page }) => {
  await sitDown(page, duel);
  await count(page);
  await three(page);
  const lies = await heap(page);
  const [found] = alone(lies);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    window.pictures = [];
    const next = (time) => {
      window.pictures.push(time);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  const fingers = await fingersOn(page);
  const at = [await point(page, lies, 0, found), await point(page, lies, 1, found, true)];
  const moved = (by) => ({ 1: { x: at[0].x + by, y: at[0].y }, 2: { x: at[1].x - by, y: at[1].y } });
  await fingers.down(moved(0));
  for (let step = 1; step <= casesOf(90); step++) await fingers.move(moved(60 * Math.sin(step / 8)));
  await page.waitForFunction(() => window.pictures.length > 2);
  const times = await page.evaluate(() => window.pictures);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  // The measurement is printed, not judged, because it depends on the machine.
  console.log(`${(((times.length - 1) * 1000) / (times.at(-1) - times[0])).toFixed(1)} pictures a second of two hands in the bag`);
  await expect(page.locator("canvas")).toHaveCount(2);
  await fingers.up();
});
