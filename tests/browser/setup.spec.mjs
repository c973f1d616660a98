import { expect, test, visit } from "./fixtures.mjs";
import { confirm } from "./match.mjs";
import { begun } from "./matches.mjs";
import { kept, look, record, setUp, sitDown } from "./table.mjs";

const start = (page) => page.getByRole("button", { name: /^Start/ });

for (const sitters of [["Person", "Keen bot"], ["Keen bot", "Person", "Person"], ["Beginner bot", "Person", "Keen bot", "Person"]]) {
  test(`${sitters.length} seats: ${sitters.join(", ")}`, async ({ page, hand }) => {
    await visit(page, "#/marrakech");
    const names = ["Zoë", "李", "عمر", "Œuvre"].slice(0, sitters.length);
    await setUp(page, hand, { sitters, names });
    await expect(page.locator(".seat")).toHaveCount(sitters.length);
    const { scrollWidth, innerWidth } = await page.evaluate(() => ({ scrollWidth: document.scrollingElement.scrollWidth, innerWidth }));
    expect(scrollWidth).toBeLessThanOrEqual(innerWidth);
    await hand.press(start(page));
    await expect(page.locator(".player")).toHaveCount(sitters.length);
    // A name that is written from right to left is isolated from what stands beside it.
    const shown = (await look(page)).players.map(({ name }) => name.replace(/^\u2068|\u2069$/g, ""));
    expect(shown).toEqual(names);
    const bots = { Person: "person", "Keen bot": "bot one-ahead", "Beginner bot": "bot random" };
    const players = sitters.map((sitter, seat) => `player ${seat} ${bots[sitter]} ${names[seat]}`);
    expect((await kept(page)).split("\n").slice(2, 3 + sitters.length)).toEqual([`options players ${sitters.length} deck plain`, ...players]);
  });
}

test("a name is needed, of 24 characters at the most", async ({ page, hand }) => {
  await visit(page, "#/marrakech");
  const name = page.getByRole("textbox", { name: "Name of player 2" });
  for (const empty of ["", "   "]) {
    await name.fill(empty);
    await hand.press(start(page));
    await expect(page.getByRole("alert")).toHaveText("Player 2 needs a name of 1 to 24 characters.");
    expect(await kept(page)).toBeNull();
  }
  await name.fill("");
  await name.pressSequentially("  Abcdefghijklmnopqrstuvwxyz");
  await expect(name).toHaveValue("  Abcdefghijklmnopqrstuv");
  await expect(page.getByRole("alert")).toBeHidden();
  await hand.press(start(page));
  await expect(page.locator(".player b").nth(1)).toHaveText("Abcdefghijklmnopqrstuv");
});

test("whoever takes another's colour gives away the own one", async ({ page, hand }) => {
  await visit(page, "#/marrakech");
  const looks = (seat) => page.locator(".seat").nth(seat);
  const picked = (seat) => looks(seat).locator(".looks :checked").getAttribute("aria-label");
  expect([await picked(0), await picked(1)]).toEqual(["Terracotta diamonds", "Saffron stripes"]);
  await hand.press(looks(0).getByTitle("Saffron stripes"));
  expect([await picked(0), await picked(1)]).toEqual(["Saffron stripes", "Terracotta diamonds"]);
  await hand.press(looks(1).getByTitle("Indigo crosses"));
  expect([await picked(0), await picked(1)]).toEqual(["Saffron stripes", "Indigo crosses"]);
  await hand.press(start(page));
  expect((await kept(page)).split("\n").slice(3, 5)).toEqual(["player 1 person Amina", "player 3 bot one-ahead Youssef"]);
  await expect(page.locator(".player").nth(0)).toHaveClass(/look-1/);
  await expect(page.locator(".player").nth(1)).toHaveClass(/look-3/);
});

test("an unfinished match is replaced only when that is confirmed, and can be brought back", async ({ page, hand }) => {
  const before = record({ actions: begun });
  await sitDown(page, before);
  await page.goto("./#/marrakech");
  await hand.press(start(page));
  await expect(page.getByRole("alertdialog")).toContainText("is set aside");
  expect(await kept(page)).toBe(before);
  await confirm(page, hand, "Go back");
  await hand.press(page.getByRole("link", { name: "Go on with it" }));
  await expect(page.locator(".ask strong")).toHaveText("Ben, which way?");

  await page.goto("./#/marrakech");
  await hand.press(start(page));
  await confirm(page, hand, "Start it");
  await expect(page.locator(".ask strong")).toHaveText("Amina, roll for the order");
  const fresh = await kept(page);
  expect(fresh).not.toBe(before);

  await page.goto("./#/marrakech");
  await expect(page.getByText("The match before: Ada and Ben.")).toBeVisible();
  await hand.press(page.getByRole("button", { name: "Bring it back" }));
  await expect(page.locator(".ask strong")).toHaveText("Ben, which way?");
  expect(await kept(page)).toBe(before);
  // The two have changed places.
  await page.goto("./#/marrakech");
  await hand.press(page.getByRole("button", { name: "Bring it back" }));
  await expect(page.locator(".ask strong")).toHaveText("Amina, roll for the order");
  expect(await kept(page)).toBe(fresh);
});

test("M13 the boxed deck, as it is for so many players", async ({ page, hand }) => {
  for (const [seats, rugs, note] of [[2, 24, "Two colours each"], [3, 15, "15 rugs each"], [4, 12, "12 rugs each"]]) {
    await visit(page, "#/marrakech");
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await setUp(page, hand, { sitters: Array(seats).fill("Person"), boxed: true });
    await expect(page.getByRole("group", { name: "Rugs" })).toContainText(note);
    await hand.press(start(page));
    await expect(page.locator(".player")).toHaveCount(seats);
    expect((await look(page)).players).toMatchObject(Array(seats).fill({ rugs, dirhams: 30 }));
  }
});
