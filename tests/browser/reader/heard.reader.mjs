// The transcript of a match of each game.
import { part } from "./accessibility.mjs";
import { expect, test } from "./fixtures.mjs";
import { games } from "./games.mjs";
import { matchOf } from "./matches.mjs";
import { Transcript } from "./transcript.mjs";

for (const [game, { begun, move, refused }] of Object.entries(games)) {
  test(`${game} is heard`, part(game, "play"), async ({ page, reader }) => {
    const transcript = new Transcript(reader);
    expect(await transcript.of("set-up", () => reader.sitsDown(matchOf(game, begun)))).toMatch(/^Your (turn|move)/m);
    const moves = await transcript.of("own move, and the others’", () => move(reader));
    expect(moves).toMatch(/^(Ada|You) /m);
    expect(moves).toMatch(/^(Ben|Cleo|Dan) /m);
    // The keys of the table work on the board.
    await reader.toBoard();
    await reader.hears();
    expect(await transcript.of("take-back", () => reader.press("z"))).toMatch(/^Your /m);
    const hint = await transcript.of("hint", () => reader.press("h"));
    expect(hint.split("\n")).toContain(await page.locator(".ask .said").evaluate((line) => line.firstChild.textContent, null, { timeout: 5_000 }));
    await reader.sitsDown(matchOf(game, refused.actions));
    await reader.hears();
    const heard = await transcript.of("refused", () => refused.act(reader));
    const reason = await page.locator(".ask .refused").evaluate((line) => line.firstChild.textContent, null, { timeout: 5_000 });
    expect(heard.split("\n")).toContain(reason);
    transcript.write(game);
  });

  test(`a review of ${game} is heard`, part(game, "review"), async ({ page, reader }) => {
    const transcript = new Transcript(reader);
    await reader.sitsDown(matchOf(game, begun));
    await reader.hears();
    await move(reader);
    await reader.settles();
    await reader.toBoard();
    await reader.hears();
    const back = await transcript.of("a step back", () => reader.press(","));
    expect(back).toMatch(/^Reviewing: move \d+ of \d+/m);
    expect(back, "the move there").toMatch(/^(Ada|You|Ben|Cleo|Dan) /m);
    expect(await transcript.of("on again", () => reader.press("."))).toMatch(/^Your |^You challenge/m);
    await reader.press(",");
    await reader.hears();
    expect(await transcript.of("back to now", () => reader.press("Escape"))).toMatch(/^Your |^You challenge/m);
    transcript.write(`${game}-review`);
  });
}
