// Marrakech's table: its contents, how to open it, and how to play there.
import { expect, visit } from "./fixtures.mjs";
import { choosePace, control, entry, seat as sit, settled, unfold } from "./match.mjs";
import { quiet } from "./quiet.mjs";
import { squareAt } from "./squares.mjs";

export { choosePace, control, keep, kept, record, settled, sitDown, textOf } from "./match.mjs";

/** Opens the table of a new match from the home page, and chooses the pace. */
export async function begin(page, hand, { sitters, names = [], boxed = false, pace = "Instant" }) {
  await visit(page);
  await hand.press(entry(page, "Marrakech").getByRole("link", { name: "Play" }));
  await setUp(page, hand, { sitters, names, boxed });
  await hand.press(page.getByRole("button", { name: /^Start/ }));
  await choosePace(page, hand, pace);
}

/** Fills in the set-up page. */
export async function setUp(page, hand, { sitters, names = [], boxed = false }) {
  const choose = (group, name) => hand.press(group.locator("label", { hasText: name }));
  await choose(page.getByRole("group", { name: "Players" }), String(sitters.length));
  for (const [seat, sitter] of sitters.entries()) {
    const place = page.locator(".seat").nth(seat);
    if (names[seat]) await place.getByRole("textbox").fill(names[seat]);
    await sit(page, hand, seat, sitter);
  }
  if (boxed) await unfold(page, hand);
  if (boxed) await choose(page.getByRole("group", { name: "Rugs" }), "As in the box");
}

/** Returns the contents of the table, as people see it. */
export async function look(page) {
  await quiet(page);
  const shown = await page.evaluate(() => {
    const all = (selector, within = document) => [...within.querySelectorAll(selector)];
    const text = (selector, within = document) => within.querySelector(selector)?.textContent.trim() ?? "";
    const numbers = (element) => element.closest("[transform]").getAttribute("transform").match(/-?\d+(e-3)?/g).map(Number);
    const places = (selector) => all(`.board ${selector}`).map((mark) => numbers(mark).slice(0, 2));
    // Whoever is out has no rugs.
    const figure = (player, name) => Number(all(`.${name}`, player)[0]?.childNodes[1].textContent ?? 0);
    return {
      sheet: document.querySelector("[role=dialog]")?.ariaLabel ?? null,
      title: text(".ask strong"),
      hint: text(".ask small:not(.refused)"),
      refused: text(".ask .refused"),
      main: text(".hand .button.main"),
      choices: all(".hand .choice-row button").map((button) => button.textContent.trim()),
      picked: all(".hand .choice-row [aria-pressed=true]").map((button) => button.textContent.trim()),
      open: places(".mark.open"),
      first: places(".mark.picked"),
      reach: all(".board .reach").map((reach) => [numbers(reach), all(".roll", reach).map((roll) => roll.textContent).join(" "), text(".toll", reach)]),
      rugs: all(".board .rug").map((rug) => [rug.getAttribute("class"), numbers(rug), rug.parentElement.getAttribute("transform")]),
      asam: numbers(all(".board .pointer")[0]),
      causes: all(".cell.cause").map((cell) => cell.ariaLabel.slice(0, 2)),
      players: all(".player").map((player) => ({
        name: text("b", player),
        dirhams: figure(player, "dirhams"),
        rugs: figure(player, "rugs"),
        squares: figure(player, "squares"),
        turn: player.matches(".turn"),
      })),
    };
  });
  const square = ([x, y]) => squareAt([x + 22, y + 22]);
  const rug = ([looks, [x, y], transform]) => {
    const [wide, high] = transform.endsWith("rotate(90)") ? [0, 22] : [22, 0];
    const halves = [squareAt([x - wide, y - high]), squareAt([x + wide, y + high])].sort();
    return { place: halves.join("-"), look: looks.match(/look-\d/)[0], lies: looks.split(" ").at(-1) };
  };
  const rugs = shown.rugs.map(rug);
  const [cos, sin, , , x, y] = shown.asam;
  return {
    ...shown,
    open: shown.open.map(square).sort(),
    first: shown.first.map(square),
    causes: shown.causes.sort(),
    reach: shown.reach.map(([place, rolls, toll]) => ({ square: square(place), rolls, toll })),
    rugs: rugs.filter((rug) => rug.lies !== "tried"),
    tried: rugs.find((rug) => rug.lies === "tried") ?? null,
    asam: { square: squareAt([x, y]), faces: { "1,0": "north", "0,1": "east", "-1,0": "south", "0,-1": "west" }[[cos, sin]] },
  };
}

/** Plays a random action for the person to act, at a table that looks so, and waits for the next turn. */
export async function act(page, hand, lot, view) {
  view ??= await look(page);
  if (view.open.length > 0) {
    const first = lot(view.open);
    await hand.touch(first);
    const { tried, open } = await look(page);
    // A square with a single partner tries the rug at once.
    if (!tried) await hand.touch(lot(open));
    await hand.press(control(page, /^Lay it on/));
  } else if (view.choices.length > 0) {
    await hand.press(control(page, lot(view.choices)));
    await hand.press(control(page, "Roll"));
  } else {
    await hand.press(control(page, /^Roll/));
  }
  await settled(page);
  return view;
}

/** Lays the rug that is being tried on this place. */
export async function layTried(page, hand, place) {
  expect((await look(page)).tried?.place).toBe(place);
  await hand.press(control(page, `Lay it on ${place}`));
}

/** Plays until the final score is shown. `each` gets the table before every action. */
export async function playOn(page, hand, lot, each = () => {}) {
  await settled(page);
  let view = await look(page);
  for (let count = 0; count < 400; count++) {
    if (view.sheet) return;
    const before = await act(page, hand, lot, view);
    view = await look(page);
    if (!view.sheet) await each(before, count);
  }
  throw new Error("the match does not end");
}
