// The final score on the sheet, recomputed.
import { expect } from "@playwright/test";

/** Checks the sheet of the final score: its sums, the total of all dirhams, and the winner. */
export async function checkScore(page, names) {
  const sheet = page.getByRole("dialog");
  await sheet.locator(".score li").first().waitFor();
  const rows = await sheet.locator(".score li").evaluateAll((rows) =>
    rows.map((row) => ({
      name: row.querySelector("b").textContent,
      out: row.querySelector("em").textContent === "out",
      sum: [...row.querySelector("small").textContent.match(/\d+/g), row.querySelector("strong").textContent].map(Number),
    })),
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...names].sort());
  for (const { name, sum } of rows) expect(sum[0] + sum[1], `${name}'s score`).toBe(sum[2]);
  expect(rows.reduce((all, { sum }) => all + sum[0], 0), "all dirhams").toBe(30 * names.length);
  const squares = rows.reduce((all, { sum }) => all + sum[1], 0);
  expect(squares, "squares with rugs").toBeGreaterThan(0);
  expect(squares, "squares with rugs").toBeLessThanOrEqual(49);

  // M11
  const still = rows.filter(({ out }) => !out);
  const best = (rows, of) => rows.filter((row) => of(row) === Math.max(...rows.map(of)));
  const highest = best(still, ({ sum }) => sum[2]);
  const winners = highest.length === 2 ? best(highest, ({ sum }) => sum[0]) : highest;
  const title = await sheet.getByRole("heading").textContent();
  if (winners.length === names.length && names.length === 2) {
    expect(title).toMatch(/^Draw, (\d+)–\1$/);
  } else {
    const named = title.replace(/ wins?( [\d–]+| with \d+)?$|: \d+ each$/, "").split(/ shares? the win with |, | and /);
    expect(named.sort()).toEqual(winners.map(({ name }) => name).sort());
  }
  expect(rows[0].name, "the first row").toBe(winners.length === 1 ? winners[0].name : expect.any(String));
}
