// Input devices: mouse, touch, and keyboard. Each presses elements by their names, and touches squares of the board.
import { expect } from "@playwright/test";
import { quiet } from "./quiet.mjs";
import { centreOf } from "./squares.mjs";

/** Returns the position of a square's centre on the screen: by the drawing for Marrakech, by accessible name for other games. */
export async function point(page, square) {
  if (!/^[a-g]\d$/.test(square)) {
    const { x, y, width, height } = await page.locator(`[role=gridcell][aria-label^="${square}"]`).boundingBox();
    return [x + width / 2, y + height / 2];
  }
  const box = await page.locator("svg.board").boundingBox();
  const { x, y, whole } = centreOf(square);
  const scale = Math.min(box.width, box.height) / whole;
  return [box.x + box.width / 2 + (x - whole / 2) * scale, box.y + box.height / 2 + (y - whole / 2) * scale];
}

/** Lets the time pass at once in which new choices ignore presses, so that none is tried in vain; `cross.phone.spec.mjs` waits for it. */
const endDeafTime = (page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation.animationName === "deaf") animation.finish();
  });

/** A mouse, or a finger. */
export function pointerHand(page, isFinger) {
  const calmly = (act) => async (...what) => {
    await quiet(page);
    await act(...what);
  };
  return {
    press: calmly(async (locator) => {
      await endDeafTime(page);
      await (isFinger ? locator.tap() : locator.click());
    }),
    touch: calmly(async (square) => (isFinger ? page.touchscreen : mouse(page)).tap(...(await point(page, square)))),
    /** Drags from one square to another; `held` is called there before the release. */
    drag: calmly(async (from, to, held = () => {}) => (isFinger ? swipe : pull)(page, await point(page, from), await point(page, to), held)),
  };
}

const mouse = (page) => ({ tap: (x, y) => page.mouse.click(x, y) });

async function pull(page, from, to, held) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 5 });
  await held();
  await page.mouse.up();
}

async function swipe(page, [x, y], [toX, toY], held) {
  const session = await page.context().newCDPSession(page);
  const send = (type, ...touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", { x, y });
  // The finger rests at the end: a flick would swallow a tap right after it.
  for (const part of [0.25, 0.5, 0.75, 1, 1, 1, 1]) {
    await send("touchMove", { x: x + (toX - x) * part, y: y + (toY - y) * part });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await held();
  await send("touchEnd");
  await session.detach();
}

/** Only keys: no pointer, and no script that moves the focus. `press` presses a key. */
export const keyboardHand = (page, press = (name) => page.keyboard.press(name)) => {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const [square] = element.closest("[role=gridcell]")?.ariaLabel.match(/^\([^)]*\)|^[^,]*/) ?? [];
      return { square, seen: element.matches(":focus-visible") };
    });

  /** Returns the row of a square, and its index in the row. */
  const place = (square) =>
    page.evaluate((square) => {
      const rows = [...document.querySelectorAll(".board [role=row]")].map((row) => [...row.children].findIndex((cell) => cell.ariaLabel.startsWith(square)));
      const row = rows.findIndex((column) => column >= 0);
      return { row, column: rows[row] };
    }, square);

  async function key(name) {
    await press(name);
    await quiet(page);
  }

  /** Presses Tab until the wanted element has the focus, visibly. */
  async function tabTo(what, isIt) {
    await quiet(page);
    for (let count = 0; count < 60; count++) {
      // The page may move the focus there between the two looks, so the second one is later.
      if (await isIt()) return expect((await focused()).seen, `the focus can be seen on ${what}`).toBe(true);
      await press("Tab");
    }
    throw new Error(`Tab does not reach ${what}`);
  }

  const has = (locator) => () => locator.evaluateAll((found) => found.length === 1 && found[0].contains(document.activeElement));

  return {
    /** Presses a button or follows a link. */
    press: async (locator) => {
      await locator.first().waitFor({ state: "attached" }); // perhaps in another document, which is being loaded
      await tabTo(String(locator), has(locator));
      await key("Enter");
    },

    /** Selects one of a group of radio buttons by arrow keys, as browsers do. */
    choose: async (group, locator) => {
      await tabTo(String(group), has(group));
      for (let count = 0; count < 12 && !(await locator.isChecked()); count++) await key("ArrowRight");
      await expect(locator).toBeChecked();
    },

    /** Moves the focus to the board, then to the square, and touches it. */
    touch: async (square) => {
      await page.locator(".board [role=row]").first().waitFor({ state: "attached" });
      await tabTo("the board", async () => (await focused()).square);
      const [from, to] = [await place((await focused()).square), await place(square)];
      const go = async (arrow, distance) => {
        for (let gone = 0; gone < distance; gone++) await press(`Shift+${arrow}`); // to any square, selectable or not
      };
      await go("ArrowRight", to.column - from.column);
      await go("ArrowLeft", from.column - to.column);
      await go("ArrowDown", to.row - from.row);
      await go("ArrowUp", from.row - to.row);
      await quiet(page);
      expect((await focused()).square).toBe(square);
      await key("Enter");
    },
  };
};
