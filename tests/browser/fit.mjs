// Checks of the layout of pages.
import { aside, expect } from "./fixtures.mjs";
import { preset } from "./match.mjs";
import { quiet } from "./quiet.mjs";

/**
 * Prepares a tab in which pages are only measured. They are laid out but not painted, as painting takes a third of the processor
 * time, and neither the place of a thing nor whether it can be pressed depends on it. Matches can be saved at the address it opens.
 */
export async function toMeasure(page) {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { opacity: 0 }");
    document.adoptedStyleSheets.push(sheet);
  });
  await preset(page, "pace", "instant");
  await aside(page);
}

/** Fails if the table scrolls, or if a control is truncated, covered, too small, or overflows. */
export async function expectFit(page) {
  expect(await faults(page), "what does not fit").toEqual([]);
}

/** Runs the check on screens of these widths and heights. */
export async function expectFitOn(page, sizes) {
  const found = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // The page handles a resize in its next frame, and then checks that its text still fits.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await quiet(page);
    found.push(...(await faults(page)).map((fault) => `${width} × ${height}: ${fault}`));
  }
  expect(found, "what does not fit").toEqual([]);
}

function faults(page) {
  return page.evaluate(() => {
    const faults = [];
    const { scrollWidth, scrollHeight } = document.scrollingElement;
    if (scrollHeight > innerHeight || scrollWidth > innerWidth) faults.push(`scrolls: ${scrollWidth} × ${scrollHeight}`);

    // Cards may be there for screen readers only.
    const isClipped = (element) => element.matches(".player") && getComputedStyle(element.parentElement).clipPath !== "none";
    const shown = (element) => element.checkVisibility() && !isClipped(element) && element.getBoundingClientRect().height > 0;
    const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
    const name = (element) => element.ariaLabel ?? element.textContent.trim() ?? element.className;
    const within = (inner, outer) =>
      inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5 && inner.top >= outer.top - 0.5 && inner.bottom <= outer.bottom + 0.5;
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

    // A link is copied from a text area that is not seen.
    const controls = all("main :is(a, button, input, select, textarea):not(.unseen)");
    const parts = [...controls, ...all("svg.board, .player, .ask strong, .ask small")];
    for (const part of parts) {
      if (!within(part.getBoundingClientRect(), screen)) faults.push(`off the screen: ${name(part)}`);
    }
    for (const control of controls) {
      const { left, top, width, height } = control.getBoundingClientRect();
      // A clause link within a sentence has the height of its line.
      const least = control.matches(".ask small *") ? 24 : 43.5;
      if (height < least || width < 43.5) faults.push(`small: ${name(control)}, ${width} × ${height}`);
      const isHigh = control.matches(".choice-row *") && control.scrollHeight > control.clientHeight + 1;
      if (control.scrollWidth > control.clientWidth + 1 || isHigh) faults.push(`words run out of ${name(control)}`);
      const inset = 3;
      for (const [x, y] of [[left + width / 2, top + height / 2], [left + inset, top + inset], [left + width - inset, top + height - inset]]) {
        const hit = document.elementFromPoint(x, y);
        // Rounded corners belong to the element behind them.
        if (!control.contains(hit) && !hit?.contains(control)) faults.push(`covered: ${name(control)} by ${hit?.className}`);
      }
    }
    for (const [index, part] of parts.entries()) {
      for (const other of parts.slice(index + 1)) {
        const [a, b] = [part.getBoundingClientRect(), other.getBoundingClientRect()];
        const apart = a.right <= b.left + 0.5 || b.right <= a.left + 0.5 || a.bottom <= b.top + 0.5 || b.bottom <= a.top + 0.5;
        if (!apart && !part.contains(other) && !other.contains(part)) faults.push(`overlap: ${name(part)} and ${name(other)}`);
      }
    }
    const { width, height } = document.querySelector("svg.board").getBoundingClientRect();
    // More than four players take a second row.
    const least = document.querySelector(".player:nth-child(5)") ? 0.8 : 0.9;
    if (Math.min(width, height) < least * Math.min(innerWidth, innerHeight)) faults.push(`small board: ${width} × ${height}`);
    return faults;
  });
}

/** Fails if the page, or a sheet over it, is wider than the screen. */
export async function expectNoSideways(page) {
  const wide = await page.evaluate(() => {
    const places = [document.scrollingElement, ...document.querySelectorAll("[role=dialog]")];
    return places.filter((place) => place.scrollWidth > place.clientWidth).map((place) => `${place.tagName}: ${place.scrollWidth} in ${place.clientWidth}`);
  });
  expect(wide, "what is too wide").toEqual([]);
}

/** Fails in these cases too, and if the text of a button or a card overflows in any direction. */
export async function expectWordsFit(page) {
  await expectNoSideways(page);
  const cut = await page.evaluate(() => {
    const parts = [...document.querySelectorAll("button, a.button, .choice, .player em, .score li, .notice")].filter((part) => part.checkVisibility());
    const isOver = (part) => part.scrollWidth > part.clientWidth + 1 || (part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflow !== "visible");
    return parts.filter((part) => part.clientWidth > 0 && isOver(part)).map((part) => `${part.tagName}.${part.className}: ${part.textContent}`);
  });
  expect(cut, "what is cut").toEqual([]);
}
