import { isLong } from "./effort.mjs";
import { expect, test } from "./fixtures.mjs";
import { lots } from "./lots.mjs";
import { checkScore } from "./score.mjs";
import { begin, look, playOn } from "./table.mjs";

// Of four players each has the fewest rugs as boxed.
const sitters = isLong ? ["Person", "Casual bot", "Master bot", "Beginner bot"] : ["Person", "Beginner bot", "Beginner bot", "Beginner bot"];
const rugs = isLong ? 15 : 12;

test("a whole game by mouse: a person and three bots, with LONG=1 of each of three levels", { tag: "@firefox" }, async ({ page, hand }) => {
  test.slow();
  await begin(page, hand, { sitters, boxed: !isLong });
  const start = await look(page);
  expect(start.players).toMatchObject(sitters.map(() => ({ dirhams: 30, rugs, squares: 0 })));
  let turns = 0;
  await playOn(page, hand, lots(7), (view) => (turns += view.open.length > 0));
  expect(turns, "rugs that the person has laid").toBeGreaterThan(0);
  await checkScore(page, start.players.map(({ name }) => name));
  await page.getByRole("button", { name: "View board" }).click();
  const laid = (await look(page)).rugs.length;
  const left = (await look(page)).players.reduce((sum, { rugs }) => sum + rugs, 0);
  expect(laid + left).toBe(rugs * sitters.length);
});
