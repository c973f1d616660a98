// The bots' engine: the course of a match when it crashes, does not respond, or cannot be loaded.
import { act, look, untimed } from "./damath.mjs";
import { expect, test } from "./fixtures.mjs";
import { lots } from "./lots.mjs";
import { control, kept, record, sitDown } from "./match.mjs";

/** A match of a person and a bot, in which the person is to act. */
const text = record({ game: "damath", players: ["person Ada", "bot level-1 Ben"], options: `touch=off ${untimed}`, actions: ["first A"] });

/** Returns the actions of the match. */
const actions = async (page) => {
  const lines = (await kept(page, "damath")).split("\n");
  return lines.slice(lines.indexOf("actions") + 1, -2);
};

/** Touches a cell without waiting. */
async function touch(page, label) {
  const { x, y, width, height } = await page.getByRole("gridcell", { name: label, exact: true }).boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Moves for the person, and waits for the bot's answer. */
async function moves(page, hand) {
  const count = async () => (await actions(page)).length;
  const before = await count();
  const lot = lots(before);
  while ((await count()) === before) await act(page, hand, lot);
  await expect.poll(count, { intervals: [20, 50, 100], timeout: 25_000 }).toBeGreaterThanOrEqual(before + 2);
  expect((await look(page)).title).not.toMatch(/^Ben/);
}

/** Records the questions to the page's engines, from the next page on: whether each has the start of the match, and its actions. */
async function questions(page) {
  const asked = [];
  await page.exposeFunction("asked", (line) => {
    const fields = line.split("\t").slice(1);
    const from = fields.findIndex((field) => field.startsWith("from "));
    if (from >= 0) asked.push({ start: fields.slice(0, from).join(), from: Number(fields[from].slice(5)), actions: fields.slice(from + 1) });
  });
  await page.addInitScript(() => {
    const { Worker } = globalThis;
    globalThis.Worker = class extends Worker {
      postMessage(message) {
        super.postMessage(message);
        globalThis.asked(message);
      }
    };
  });
  return asked;
}

/** Records all requested files whose names match. */
function requests(page, name) {
  const asked = [];
  page.on("request", (request) => name.test(request.url()) && asked.push(request.url()));
  return asked;
}

test.describe("without a connection", () => {
  test.use({ expected: /ERR_FAILED|Failed to fetch/ });

  test("the page says that the bots do not come, and tries again", async ({ page, hand }) => {
    await sitDown(page, text);
    await page.route(/_bot/, (route) => route.abort());
    const lot = lots(1);
    const notice = page.locator("#damath [role=alert]");
    while ((await actions(page)).length === 1) {
      const view = await look(page);
      if (view.enabled) await hand.press(control(page, view.main));
      else await hand.touch(lot(view.reachable.length > 0 ? view.reachable : view.movable));
    }
    await expect(notice).toContainText("The bots of Damath couldn’t be loaded");
    await page.unroute(/_bot/);
    await hand.press(notice.getByRole("button", { name: "Try again" }));
    await expect.poll(async () => (await actions(page)).length).toBeGreaterThanOrEqual(3);
    await expect(notice).toHaveCount(0);
  });
});

test("the engine of a bot comes once, is started anew when it fails, and is not believed", { tag: "@firefox" }, async ({ fresh }) => {
  test.slow();
  await fresh("one engine comes when it is wanted first, and follows the match, also one that begins from a position", async ({ page, hand }) => {
    const asked = requests(page, /_bot_bg\.wasm/);
    const told = await questions(page);
    await sitDown(page, text);
    expect(asked).toEqual([]);
    for (let count = 0; count < 2; count++) await moves(page, hand);
    expect(asked.length).toBe(1);
    expect(told.map(({ from }) => from)).toEqual([0, ...told.slice(1).map((_, at) => told[at].from + told[at].actions.length)]);
    expect(told.map(({ start }) => Boolean(start))).toEqual(told.map((_, at) => at === 0));

    told.length = 0;
    const position = `touch=off ${untimed} | turn 1 | 1: D9@07 7@10 12@50 | 2: D5@76 8@45 3@65 | scores 12 -5`;
    await sitDown(page, record({ game: "damath", players: ["person Ada", "bot level-1 Ben"], position }));
    await moves(page, hand);
    expect(told.map(({ start }) => start.split(" ")[0])).toEqual(["position"]);
  });

  await fresh("an engine that dies while it thinks is started anew, and the match goes on", async ({ page, hand }) => {
    const started = requests(page, /_bot_bg\.wasm/);
    // The first worker crashes at the second question.
    await page.addInitScript(() => {
      const { Worker } = globalThis;
      let [workers, questions] = [0, 0];
      globalThis.Worker = class extends Worker {
        #dies = workers++ === 0;
        postMessage(message) {
          super.postMessage(message);
          if (!this.#dies || !message.startsWith("ask ") || ++questions < 2) return;
          this.terminate();
          setTimeout(() => this.dispatchEvent(new ErrorEvent("error", { message: "dead" })));
        }
      };
    });
    await sitDown(page, text);
    for (let count = 0; count < 2; count++) await moves(page, hand);
    expect(started.length).toBe(2);
    expect(page.workers().length).toBe(1);
  });

  await fresh("an engine that is silent for ten seconds is started anew", async ({ page, hand }) => {
    await page.clock.install();
    // The first worker ignores all messages.
    await page.addInitScript(() => {
      const { Worker } = globalThis;
      let count = 0;
      globalThis.Worker = class extends Worker {
        #deaf = count++ === 0;
        postMessage(message) {
          if (!this.#deaf) super.postMessage(message);
        }
      };
    });
    await sitDown(page, text);
    const moved = moves(page, hand);
    await page.locator("html[data-thinks]").waitFor({ state: "attached" });
    await page.clock.fastForward(10_000);
    await moved;
    expect(page.workers().length).toBe(1);
  });

  await fresh("what a bot answers is not believed: the match goes on by what can be done", async ({ page, hand }) => {
    await page.addInitScript(() => {
      globalThis.Worker = class {
        postMessage(message) {
          const [word, number] = message.split(" ");
          if (word === "ask") setTimeout(() => this.onmessage({ data: `${number} chosen\tnonsense` }));
        }
        terminate() {}
      };
    });
    await sitDown(page, text);
    await moves(page, hand);
  });

  await fresh("where there are no workers, bots think on the page", async ({ page, hand }) => {
    await page.addInitScript(() => delete globalThis.Worker);
    await sitDown(page, text);
    for (let count = 0; count < 2; count++) await moves(page, hand);
    expect(page.workers()).toEqual([]);
  });

  await fresh("who takes back while a bot thinks is not answered any more", async ({ page, hand }) => {
    // The engine is loaded only after the test allows it.
    let goOn;
    const held = new Promise((done) => (goOn = done));
    await page.route(/_bot_bg\.wasm/, (route) => held.then(() => route.continue()));
    await sitDown(page, text);
    const lot = lots(2);
    while ((await page.evaluate(() => "thinks" in document.documentElement.dataset)) === false) {
      const view = await page.locator("[role=gridcell][aria-label$=', can be reached'], [role=gridcell][aria-label$=', can move']").evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
      const reachable = view.filter((label) => label.endsWith("reached"));
      const label = lot(reachable.length > 0 ? reachable : view);
      if (label) await touch(page, label);
      await page.locator("html:not([data-asked])").waitFor({ state: "attached" });
    }
    await page.getByRole("button", { name: "Take back" }).click();
    goOn();
    expect((await look(page)).title).not.toMatch(/^Ben/);
    await moves(page, hand);
  });
});
