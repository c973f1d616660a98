// Dschamal's table, with the hidden contents of its bag: the test knows the page's random numbers, which place the pieces.
import { aside, expect } from "./fixtures.mjs";
import { keep, kept } from "./match.mjs";
import { quiet } from "./quiet.mjs";

const shapes = "sphere egg cube box cylinder disc cone pyramid ring arch star cross".split(" ");
const colours = ["blue", "white", "yellow", "brown"];

/** The sixty pieces in the order of their numbers. */
export const pieces = [
  ...shapes.flatMap((shape) => colours.map((colour) => `${colour}-${shape}`)),
  ...shapes.slice(0, 11).map((shape) => `black-${shape}`),
  "camel",
];

/** Words that would reveal a piece. */
export const telling = new RegExp(`\\b(${[...shapes, ...colours, "black", "camel"].join("|")})s?\\b`, "gi");

/** Returns the action lines of the saved match. */
export async function actions(page) {
  const text = await kept(page, "dschamal");
  return text.split("\n").slice(text.split("\n").indexOf("actions") + 1, -2);
}

/** Builds the text of a record, with its checksum in the last line. */
export function record({ players = ["person Ada", "person Ben"], duel = "live", played = [] }) {
  const options = `options players ${players.length} start chosen duel ${duel}`;
  const seats = players.map((player, seat) => `player ${seat} ${player}`);
  const body = ["caravanserai 1", "game dschamal", options, ...seats, "actions", ...played, ""].join("\n");
  const sum = new TextEncoder().encode(body).reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
  return `${body}end ${sum.toString(16).padStart(8, "0")}\n`;
}

/** Ada is bag master with an egg, and challenges Ben, who has a star. */
export const begun = ["master A", "take blue-egg", "take blue-star"];

/**
 * Opens the table of this match. The page's random numbers are the given ones, as far as there are any, and are recorded. Time can
 * pass at once, and buttons are not disabled for their first half second, which `twice.wide.spec.mjs` waits for.
 */
export async function sitDown(page, text) {
  await page.addInitScript(() => {
    const drawn = Crypto.prototype.getRandomValues;
    window.given = [];
    window.noted = [];
    Crypto.prototype.getRandomValues = function (array) {
      drawn.call(this, array);
      const lot = new DataView(array.buffer, array.byteOffset);
      if (window.given.length > 0) lot.setBigUint64(0, window.given.shift(), true);
      window.noted.push(lot.getBigUint64(0, true));
      return array;
    };
    let passed = 0;
    const { now } = Performance.prototype;
    const stamp = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp").get;
    Performance.prototype.now = function () {
      return now.call(this) + passed;
    };
    Object.defineProperty(Event.prototype, "timeStamp", {
      get() {
        return stamp.call(this) + passed;
      },
    });
    window.pass = (millis) => (passed += millis);
    const later = window.setTimeout;
    window.setTimeout = (run, millis, ...more) => later(run, millis === 500 ? 0 : millis, ...more);
  });
  await aside(page);
  await page.evaluate(() => localStorage.setItem("caravanserai.pace", "instant"));
  await sitDownAgain(page, text);
}

/** Opens the table of another match in a page that has one already. */
export async function sitDownAgain(page, text) {
  await keep(page, text, "dschamal");
  await page.goto("./dschamal/#/table");
  await expect(page).toHaveURL(/table\/\w+$/, { timeout: 20_000 });
  await page.locator("svg.board").waitFor();
}

export const control = (page, name) => page.locator(".hand").getByRole("button", { name });

/** Starts the countdown of a duel. */
export async function count(page, given) {
  await control(page, "To the bag").click();
  await begin(page, given);
}

/** Starts the countdown at the bag, which is shaken by the given random numbers. */
export async function begin(page, given = []) {
  await page.evaluate((given) => Object.assign(window, { given, noted: [] }), given);
  await control(page, "1, 2, 3").click();
  await page.locator("canvas").first().waitFor();
}

/** Lets time pass at once, in a duel that is counted down or fought. */
export const pass = (page, millis) =>
  page.evaluate(async (millis) => {
    window.pass(millis);
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  }, millis);

/** Lets the countdown pass up to "3". */
export const three = (page) =>
  page.evaluate(async () => {
    while (document.querySelector(".count").textContent !== "3") {
      window.pass(250);
      await new Promise(requestAnimationFrame);
    }
  });

/** Pauses a live duel, which takes two presses. */
export async function pause(page) {
  const press = () => page.getByRole("button", { name: "Pause" }).click();
  await press();
  await expect(page.locator(".pause")).toHaveText(/again/);
  await expect(page.locator("canvas").first(), "the duel goes on").toBeVisible();
  await pass(page, 300);
  await press();
  await expect(page.locator("canvas")).toHaveCount(0);
}

const radius = 46;
const fingers = 54;
const rim = 34;
const ahead = 26;
const wood = 38;
const area = 620_000;

/** Returns the positions of all pieces in the bag on the screen, from the random numbers that the page has used. */
export async function heap(page) {
  const { noted, ...canvas } = await bagOn(page);
  return shaken(noted, canvas);
}

/** Searches for random numbers that shake a bag of this size into a state that `found` accepts. */
export function lotsFor(canvas, found) {
  for (let tries = 0; tries < 1000; tries++) {
    const lots = [...crypto.getRandomValues(new BigUint64Array(1200))];
    if (found(shaken(lots, canvas))) return lots;
  }
  throw new Error("no bag has that");
}

/** Returns the size of a bag on the screen, and the random numbers that the page has used since the countdown began. */
export const bagOn = (page) =>
  page.evaluate(() => {
    const canvas = [...document.querySelectorAll(".dark")].at(-1);
    return { noted: window.noted, width: canvas.clientWidth, height: canvas.clientHeight };
  });

/** Returns the positions of all pieces: reimplements `Heap::shaken`. */
function shaken(noted, { width, height }) {
  const lots = [...noted];
  const part = () => Number(lots.shift() >> 32n) / (2 ** 32 - 1);
  const [wide, high] = [width, height - rim];
  const scale = Math.max(Math.sqrt((wide * high) / area), 58 / (2 * radius));
  const size = { width: wide / scale, scale, seen: high / scale };
  size.depth = Math.max(size.seen, area / size.width);
  size.tip = 6 / scale;
  const order = pieces.filter((piece) => !begun.includes(`take ${piece}`));
  for (let last = order.length - 1; last > 0; last--) {
    const other = Number((lots.shift() * BigInt(last + 1)) >> 64n);
    [order[last], order[other]] = [order[other], order[last]];
  }
  // Not Math.hypot, which takes longer: up to a thousand bags are shaken.
  const near = (places, { x, y }) => Math.min(...places.map((place) => Math.sqrt((place.x - x) ** 2 + (place.y - y) ** 2)));
  const places = [];
  for (const piece of order) {
    const tosses = Array.from({ length: 8 }, () => {
      const x = radius + (size.width - 2 * radius) * part();
      return { piece, x, y: radius + (size.depth - 2 * radius) * part() };
    });
    const rooms = tosses.map((toss) => near(places, toss));
    places.push(tosses[rooms.lastIndexOf(Math.max(...rooms))]);
  }
  const under = (at) => {
    const far = (place) => Math.hypot(place.x - at.x, place.y - at.y);
    const nearest = places.reduce((best, place) => (far(place) < far(best) ? place : best));
    const tip = (place) => far(place) <= wood + size.tip - 3;
    const touches = (place) => tip(nearest) && tip(place) && Math.hypot(place.x - nearest.x, place.y - nearest.y) <= 2 * wood - 3;
    return far(nearest) > fingers ? [] : places.filter((place) => place === nearest || touches(place));
  };
  return { size, places, under };
}

/** Returns the visible pieces that a closing hand draws alone, the freest first. */
export function alone({ places, size }, isIt = () => true) {
  const others = (place) => places.filter((other) => other !== place);
  const room = (place) => Math.min(...others(place).map(({ x, y }) => Math.hypot(place.x - x, place.y - y)));
  return places.filter((place) => isIt(place.piece) && place.y > 70 && place.y < 0.78 * size.seen && room(place) > 2 * wood + 4).sort((a, b) => room(b) - room(a));
}

/**
 * Returns the position of a pointer that moves the hand to a point of the bag, in the half of a hand: 0 below or on the left, 1
 * above, rotated by 180°. A hand is ahead of a finger.
 */
export async function point(page, { size }, hand, { x, y }, turned = false) {
  const touch = await page.evaluate(() => matchMedia("(pointer: coarse)").matches);
  const canvas = page.locator(`.half-${hand} .dark`);
  const box = await canvas.boundingBox();
  const seen = hand === 1 ? size.width - x : x;
  const left = seen * size.scale;
  const above = y * size.scale;
  const top = box.height - rim - (touch ? Math.max(above - ahead, above / 2) : above);
  return turned ? { x: box.x + box.width - left, y: box.y + box.height - top } : { x: box.x + left, y: box.y + top };
}

/** Fingers on the screen by their numbers: every event has all pressed ones, and they are released together. */
export async function fingersOn(page) {
  const session = await page.context().newCDPSession(page);
  const down = new Map();
  const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const points = (places) => Object.entries(places).map(([id, at]) => ({ ...at, id: Number(id) }));
  const put = async (type, places) => {
    points(places).forEach((point) => down.set(point.id, point));
    await send(type, [...down.values()]);
  };
  return {
    down: (places) => put("touchStart", places),
    move: (places) => put("touchMove", places),
    up: async () => {
      down.clear();
      await send("touchEnd", []);
    },
  };
}

/**
 * Returns all text and all attributes of the page, except what is there before the bag is shaken: the words of
 * the document, and the names of the programs.
 */
export function everySaying(page) {
  return page.evaluate(() => {
    const body = document.body.cloneNode(true);
    // The data of the document: the digests have the names of style sheets.
    for (const data of body.querySelectorAll("script")) data.remove();
    // The move list has the earlier draws, which everybody has seen, and its slider the last one.
    body.querySelector(".moves")?.remove();
    for (const { dataset } of body.querySelectorAll(".program")) for (const name of Object.keys(dataset)) delete dataset[name];
    const attributes = [...body.querySelectorAll("*")].flatMap((element) =>
      [...element.attributes].map(({ name, value }) => `${name}=${value}`),
    );
    return [document.body.innerText, body.textContent, ...attributes].join("\n");
  });
}

/** The sheet at the end of a match. */
export const ending = (page) => page.getByRole("dialog").filter({ has: page.locator(".score") });

/** Makes one action of a calm duel, or chooses the next piece: feels a piece if the hand holds none, and draws it otherwise. */
export async function actCalmly({ page, hand }) {
  await quiet(page);
  for (const name of ["Feel a piece", "Toss for it"]) {
    if (await control(page, name).isVisible()) return hand.press(control(page, name));
  }
  const [next, take] = [control(page, "Next piece"), control(page, /^Take the/)];
  if (await next.or(take).first().isVisible()) {
    // A single piece has no next one.
    if (await next.isVisible()) await hand.press(next);
    return hand.press(take);
  }
  // Two who are connected stay in the bag from turn to turn.
  if (await control(page, "To the bag").isVisible()) await hand.press(control(page, "To the bag"));
  await expect(page.locator(".noticed")).toContainText("holds something: stroke it. 2 strokes left.");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  await quiet(page);
  const shouts = (await page.locator(".noticed").textContent()).includes("hump");
  const draw = control(page, shouts ? /^Draw \+/ : /^Draw$/);
  await expect(draw).toBeEnabled();
  await hand.press(draw);
}
