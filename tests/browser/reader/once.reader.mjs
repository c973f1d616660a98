// Every move of the others is said exactly once, within a second or else right after what was being said, and is not cut off by what the
// page says next.
import { part } from "./accessibility.mjs";
import { expect, test } from "./fixtures.mjs";
import { games } from "./games.mjs";
import { matchOf } from "./matches.mjs";

/** The number of moves that are heard in each game at each of two paces. */
const RUNS = Number(process.env.RUNS ?? 10);

/** A second, in milliseconds. */
const SECOND = 1000;

/** Notes in the page what stands in the move list whenever it or the prompt changes, and when. */
const watch = (page) =>
  page.evaluate(() => {
    let last = "";
    const notes = [];
    Object.assign(globalThis, { notes });
    const text = (selector, within) => within.querySelector(selector)?.textContent ?? "";
    const note = () => {
      const rows = [...document.querySelectorAll(".moves.wide li")].map((row) => ({ by: text("b", row), is: text(".notation", row) + text(".note", row) }));
      const title = text(".ask strong", document);
      if (JSON.stringify([rows, title]) !== last) notes.push({ at: Date.now(), rows, title });
      last = JSON.stringify([rows, title]);
    };
    note();
    new MutationObserver(note).observe(document.querySelector("main"), { subtree: true, childList: true, characterData: true });
  });

/** A prompt, and not the caption of an animation. */
const rests = ({ title }) => /’s turn$|^Your (turn|move)|^You challenge/.test(title);

/** Returns the moves of the others that the page has shown, each with the time at which it was on the board and the board at rest. */
async function moves(page) {
  const notes = await page.evaluate(() => globalThis.notes);
  const [first, last] = [notes[0].rows.length, notes.at(-1).rows];
  return last.slice(first).flatMap(({ by, is }, index) => {
    if (!by || by === "Ada") return [];
    const shown = notes.filter((note) => note.rows[first + index]?.is === is).find(rests);
    return [{ by, is, at: shown.at }];
  });
}

for (const [game, { begun, move }] of Object.entries(games)) {
  for (const pace of ["instant", "steady"]) {
    test(`${game} at the ${pace} pace: each move of the others is said once, in time and to its end`, part(game, "play"), async ({ page, reader }) => {
      test.setTimeout(1_200_000);
      const waits = [];
      for (let run = 0; run < RUNS; ) {
        await reader.sitsDown(matchOf(game, begun), pace);
        await reader.hears();
        await watch(page);
        await move(reader);
        await reader.settles();
        const heard = await reader.hears();
        // If Ada throws again, nobody else has moved yet: the match begins anew.
        if (heard.some(({ text }) => /Ada throws again/.test(text))) continue;
        run++;
        const told = heard.filter(({ text }) => /^(Ben|Cleo|Dan) (?!pays)/.test(text));
        const made = await moves(page);
        const all = `${heard.map(({ text }) => text).join("\n")}\n${JSON.stringify(made)}`;
        expect(made.length, all).toBeGreaterThan(0);
        expect(told.map(({ text }) => text.split(" ")[0]), all).toEqual(made.map(({ by }) => by));
        for (const [index, { text, asked, cut }] of told.entries()) {
          expect(cut, `${text} is cut off`).toBe(false);
          const before = heard[heard.indexOf(told[index]) - 1]?.ends ?? 0;
          const wait = asked - Math.max(made[index].at, before);
          waits.push(asked - made[index].at);
          expect(wait, `${text}\n${all}`).toBeLessThan(SECOND);
        }
      }
      console.log(`${game}, ${pace}: ${waits.length} moves in ${RUNS} runs, said after ${Math.min(...waits)} to ${Math.max(...waits)} ms`);
    });
  }
}
