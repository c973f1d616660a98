// The browser's font size, and whether a page follows it with all of its text and its controls.
import { expect } from "@playwright/test";
import { isLong } from "./effort.mjs";
import { quiet } from "./quiet.mjs";

/** The usual font size of browsers, in pixels. */
const usual = 16;

/** Screens of phones, which are touched, and of a computer. The last one stays. */
const screens = [
  { width: 1280, height: 800, touched: false },
  { width: 844, height: 390, touched: true },
  { width: 360, height: 640, touched: true },
];

/** The most that browsers offer by default; with `LONG=1`, what lies between too. */
const enlarged = isLong ? [150, 200] : [200];

/**
 * Enlarges the browser's font size on each screen. Fails if some text on the page, or on the sheet over it, grows
 * less; if it is cut or covered; if the board of a table shrinks; or if a control cannot be reached by scrolling. Drawings are exempt:
 * their labels scale with them.
 */
export async function expectLetters(page) {
  const browser = await page.context().newCDPSession(page);
  const setLetters = (percent) => browser.send("Page.setFontSizes", { fontSizes: { standard: (usual * percent) / 100 } });
  const found = [];
  for (const { width, height, touched } of screens) {
    await browser.send("Emulation.setTouchEmulationEnabled", { enabled: touched });
    await page.setViewportSize({ width, height });
    await settle(page);
    const before = await page.evaluateHandle(fontSizes);
    const board = await page.evaluate(boardSide);
    for (const percent of enlarged) {
      await setLetters(percent);
      // Texts that were made smaller to fit are measured again when the size of the screen changes.
      await page.evaluate(() => dispatchEvent(new Event("resize")));
      await settle(page);
      const faulty = await page.evaluate(faults, { percent, before });
      const side = await page.evaluate(boardSide);
      if (side < 0.95 * board) faulty.push(`the board shrinks: ${board} px to ${side} px`);
      found.push(...faulty.map((fault) => `${width} × ${height}, ${percent} %: ${fault}`));
    }
    await setLetters(100);
  }
  await browser.detach();
  expect(found, "what does not follow the font size").toEqual([]);
}

/** Fails if some text on the page is cut or covered at the present size of letters, or if a control cannot be reached by scrolling. */
export async function expectUncut(page) {
  await settle(page);
  const before = await page.evaluateHandle(fontSizes);
  expect(await page.evaluate(faults, { percent: 100, before }), "what is cut").toEqual([]);
}

/** Waits until the page has handled a change of its size, and ends its animations at once; buttons then no longer ignore presses. */
export async function settle(page) {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter((animation) => animation.effect.getComputedTiming().endTime < Infinity);
    for (const animation of ending) animation.finish();
  });
  await quiet(page);
}

/** Runs in the page: the shorter side of the board of a table, which keeps its size while the page scrolls; 0 if there is none. */
function boardSide() {
  const board = document.querySelector("main.table svg.board")?.getBoundingClientRect();
  return board ? Math.round(Math.min(board.width, board.height)) : 0;
}

/** Runs in the page: the font sizes of its visible elements. */
function fontSizes() {
  const elements = [...document.querySelectorAll("body *")].filter((element) => element.checkVisibility());
  return new WeakMap(elements.map((element) => [element, parseFloat(getComputedStyle(element).fontSize)]));
}

/** Runs in the page: what does not follow its font size, which is `percent` of the one `before`. */
function faults({ percent, before }) {
  const found = new Set();
  const root = document.scrollingElement;
  const scope = [...document.querySelectorAll("[role=dialog], [role=alertdialog], dialog[open]")].at(-1) ?? document.body;
  const style = (element) => getComputedStyle(element);
  const around = (element) => (element ? [element, ...around(element.parentElement)] : []);
  // The root is transparent where pages are not painted (`toMeasure`).
  const isSeen = (one) => one === document.documentElement || (style(one).opacity !== "0" && !style(one).clipPath.startsWith("inset(50%"));
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && around(element).every(isSeen);
  const name = (element) => `${element.localName} “${(element.ariaLabel ?? element.textContent).trim().slice(0, 50)}”`;

  /** The visible texts, with the boxes of their lines, as high as small letters. */
  function texts() {
    const all = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!walker.currentNode.data.trim() || element.closest("svg, option, script, textarea, .icon") || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      all.push({ element, lines: lines.map(({ left, right, top, bottom, height }) => ({ left, right, top: top + height / 4, bottom: bottom - height / 4 })) });
    }
    return all;
  }

  /** The visible controls; a hidden field is pressed by its label. */
  function controls() {
    const all = [...scope.querySelectorAll("a[href], button, input, select, textarea, summary, [role=slider]")];
    const pressed = all.map((control) => (control.matches("input") && style(control).opacity === "0" ? control.closest("label") : control));
    return pressed.filter((control) => isShown(control) && !control.closest("svg") && control.getBoundingClientRect().height > 0);
  }

  // Titles may come down to the size of other text.
  function checkSize({ element }) {
    const [size, size100] = [parseFloat(style(element).fontSize), Math.min(before.get(element) ?? 0, 15)];
    if (size < (size100 * percent) / 100 - 0.1) found.add(`grows too little: ${name(element)}, ${size100} px to ${size} px`);
  }

  /** The part of an axis on which text in this element can be seen, if it is limited there; all that scrolls can be seen. */
  function limits(element, low) {
    const [overflow, length, reach, scrolled, border] =
      low === "left"
        ? [style(element).overflowX, element.clientWidth, element.scrollWidth, element.scrollLeft, element.clientLeft]
        : [style(element).overflowY, element.clientHeight, element.scrollHeight, element.scrollTop, element.clientTop];
    if (overflow === "visible" || [root, document.body].includes(element)) return null;
    const scrolls = ["auto", "scroll"].includes(overflow);
    const from = element.getBoundingClientRect()[low] + border - (scrolls ? scrolled : 0);
    const isTooLow = scrolls && low === "top" && reach > length * 1.1 && length < 2.5 * parseFloat(style(element).fontSize);
    return { from, to: from + (scrolls ? reach : length), scrolls, isTooLow };
  }

  function checkCut({ element, lines }) {
    const button = element.closest("a, button, .choice");
    if (button && style(button).display !== "inline") {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      if (lines.some((line) => line.left < left - 1 || line.right > right + 1 || line.top < top - 1 || line.bottom > bottom + 1)) found.add(`runs out: ${name(element)}`);
    }
    const fixed = around(element).findIndex((one) => style(one).position === "fixed");
    for (const [low, high, screen] of [["left", "right", root.clientWidth], ["top", "bottom", fixed < 0 ? Infinity : innerHeight]]) {
      const isOutside = (from, to) => lines.some((line) => line[low] < from - 1.5 || line[high] > to + 1.5);
      const places = around(element).slice(0, fixed < 0 ? undefined : fixed + 1);
      const clips = places.map((place) => [place, limits(place, low)]).filter(([, limits]) => limits);
      const scroller = clips.findIndex(([, { scrolls }]) => scrolls);
      for (const [place, { from, to, isTooLow }] of scroller < 0 ? clips : clips.slice(0, scroller + 1)) {
        if (isOutside(from, to)) found.add(`cut: ${name(element)} by ${name(place)}`);
        if (isTooLow) found.add(`too low: ${name(place)}`);
      }
      if (scroller < 0 && isOutside(low === "top" && fixed < 0 ? -scrollY : 0, screen)) found.add(`off the screen: ${name(element)}`);
    }
  }

  // What scrolls, or stays while the rest scrolls, moves over other things.
  function checkOverlaps(parts) {
    const layer = (element) => around(element).find((one) => ["fixed", "sticky"].includes(style(one).position) || style(one).overflowY === "auto");
    const boxes = parts.flatMap(({ element, lines }) => lines.map((box) => ({ element, box, layer: layer(element) })));
    boxes.sort((one, other) => one.box.top - other.box.top);
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (other.box.top > one.box.bottom - 1) break;
        if (other.layer !== one.layer || other.element.contains(one.element) || one.element.contains(other.element)) continue;
        if (other.box.left < one.box.right - 1 && other.box.right > one.box.left + 1) found.add(`overlap: ${name(one.element)} and ${name(other.element)}`);
      }
    }
  }

  function checkReach(control) {
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const [{ left, top, width, height }] = control.getClientRects();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!control.contains(hit)) found.add(`out of reach: ${name(control)}, below ${hit ? name(hit) : "the edge"}`);
  }

  for (const place of [root, scope]) {
    if (place.scrollWidth > place.clientWidth) found.add(`sideways: ${place.localName}, ${place.scrollWidth} px in ${place.clientWidth} px`);
  }
  const [words, pressed] = [texts(), controls()];
  words.forEach(checkSize);
  words.forEach(checkCut);
  const blocks = pressed.filter((control) => style(control).display !== "inline");
  checkOverlaps([...words, ...blocks.map((element) => ({ element, lines: [element.getBoundingClientRect()] }))]);
  pressed.forEach(checkReach);
  scrollTo(0, 0);
  return [...found];
}
