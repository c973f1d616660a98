// Results of a tournament by the links of finished matches, which the devices of the players show as QR codes.
import { expect, test, visit } from "./fixtures.mjs";
import { keep, record, seated } from "./match.mjs";

const tournament = ["tournament 1", "swiss 2", "here Ana Reyes", "here Ben Cruz", "here Carla", "here Dino", "round", "1 2 ?", "3 4 ?", "end", ""].join("\n");
const kept = (page) => page.evaluate(() => localStorage.getItem("caravanserai.tournament.damath"));

/** Returns the link of a match of Damath after these actions, from its table on an open page of the site. */
async function linkOf(page, hand, actions, players = ["person ben cruz", "person Ana Reyes"]) {
  const options = "set=counting operators=own touch=off damas=once move=off game=off";
  const id = await keep(page, record({ game: "damath", players, options, actions }), "damath");
  await visit(page, `damath/#/table/${id}`);
  await seated(page);
  if (!(await page.getByRole("dialog").isVisible())) await hand.press(page.getByRole("button", { name: "Menu" }));
  await hand.press(page.getByRole("button", { name: "Share" }));
  return page.getByRole("textbox", { name: "Link to the match" }).inputValue();
}

/** Opens the device of the teacher, which has the tournament. */
async function teacher(browser, page) {
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const device = await context.newPage();
  await device.goto(page.url().split("#")[0]);
  await device.evaluate((text) => localStorage.setItem("caravanserai.tournament.damath", text), tournament);
  return device;
}

test("the link of a finished match is opened or pasted, and enters its result once; what does not count is not offered, and changes nothing", async ({ page, hand, browser }) => {
  await visit(page);
  const [isOver, others] = [["first A", "surrender B"], ["person Ana Reyes", "person Dino"]];
  const wins = await linkOf(page, hand, isOver);
  const loses = await linkOf(page, hand, ["first A", "surrender A"]);
  const begun = await linkOf(page, hand, ["first A"]);
  const ofOthers = await linkOf(page, hand, isOver, others);
  const withBot = await linkOf(page, hand, isOver, ["person Ben Cruz", "bot level-1 Ana Reyes"]);
  const device = await teacher(browser, page);

  // Only players of the tournament are offered it, and only at the end of a match.
  for (const link of [ofOthers, begun]) {
    await device.goto(link);
    await seated(device);
    await expect(device.getByRole("button", { name: "Save it" })).toBeVisible();
    await expect(device.getByRole("link", { name: "Enter result" })).toHaveCount(0);
    await device.goto("about:blank");
  }

  await visit(device, "damath/class/#/tournament");
  const paste = async (link) => {
    await device.getByLabel("Link to a finished match").fill(link);
    await device.getByRole("button", { name: "Enter result" }).click();
  };
  const refused = async (link, reason) => {
    const before = await kept(device);
    await paste(link);
    await expect(device.getByRole("alert")).toHaveText(reason);
    expect(await kept(device)).toBe(before);
  };
  await refused(begun, "This match is not finished.");
  await refused(ofOthers, "Ana Reyes and Dino are not paired in this tournament.");
  await refused(withBot, "Only a match between two people counts.");
  await refused(`${wins.slice(0, -9)}A`, "This is not a link to a Damath match. It was cut off or changed on the way. Ask for it again.");
  await refused("Ben has won", /^This is not a link to a Damath match\. /);
  await paste(wins);
  await expect(device.getByRole("status")).toHaveText("Entered: Ana Reyes 0 : 1 Ben Cruz, round 1, table 1");
  await refused(loses, "Round 1 has another result of this match. Nothing is changed.");
  await device.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => kept(device)).toBe(tournament);

  const open = async () => {
    await device.goto(wins);
    await seated(device);
    await device.getByRole("link", { name: "Enter result" }).click();
    await expect(device).toHaveURL(/\/damath\/class\/#\/tournament$/);
  };
  await open();
  await expect(device.getByRole("status")).toHaveText("Entered: Ana Reyes 0 : 1 Ben Cruz, round 1, table 1");
  await expect(device.getByRole("button", { name: "Ben Cruz wins" })).toHaveAttribute("aria-pressed", "true");
  const entered = tournament.replace("1 2 ?", "1 2 0-1");
  expect(await kept(device)).toBe(entered);
  await open();
  await expect(device.getByRole("alert")).toHaveText("This result is already entered, in round 1.");
  expect(await kept(device)).toBe(entered);
  await device.reload();
  await expect(device.getByRole("button", { name: "Ben Cruz wins" })).toHaveAttribute("aria-pressed", "true");
  await expect(device.locator(".verdict")).toHaveText("");
  await device.context().close();
});
