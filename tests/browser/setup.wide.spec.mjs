import { expect, test, visit } from "./fixtures.mjs";
import { preset, seat, unfold } from "./match.mjs";
import { begun } from "./matches.mjs";
import { kept, look, record, setUp, sitDown, textOf } from "./table.mjs";

const start = (page) => page.getByRole("button", { name: /^Start/ });

test("a lone person is you, and the title says so", { tag: ["@quick", "@firefox"] }, async ({ page, hand }) => {
  await visit(page, "marrakech/");
  const names = page.getByRole("textbox", { name: /^Name of player/ });
  await expect(names.nth(0)).toHaveValue("You");
  await setUp(page, hand, { sitters: ["Person", "Person"] });
  await expect(names.nth(0), "of two persons neither is").toHaveValue("Amina");
  await setUp(page, hand, { sitters: ["Person", "Advanced bot"] });
  await hand.press(start(page));
  await expect(page.locator(".ask strong")).toHaveText("Roll for order");
  await expect(page.locator(".player").nth(0).locator("b")).toHaveText("You");
  await expect(page.locator(".player").nth(1).getByTitle("Advanced bot")).toContainText("Advanced bot");
  await sitDown(page, record({ players: ["person You", "bot one-ahead Ben"], actions: ["3", "2", "north", "1", "e5-e6", "S", "1"] }));
  await expect(page.getByRole("gridcell", { name: /^e[56], your rug/ }).first()).toBeAttached();
  await expect(page.locator(".ask strong")).toHaveText("Your turn: which way?");
});

test("who sits down at set-up, by which names and colours, and that it comes back", async ({ fresh }) => {
  test.slow();
  await fresh("two, three and four seats, of persons and bots, with names in any script; M13 the boxed deck, as it is for so many players", async ({ page, hand }) => {
    await visit(page, "marrakech/");
    for (const sitters of [["Person", "Advanced bot"], ["Advanced bot", "Person", "Person"], ["Beginner bot", "Person", "Advanced bot", "Person"]]) {
      await page.goto("./marrakech/");
      const names = ["Zoë", "李", "عمر", "Œuvre"].slice(0, sitters.length);
      await setUp(page, hand, { sitters, names });
      await expect(page.locator(".seat")).toHaveCount(sitters.length);
      const { scrollWidth, innerWidth } = await page.evaluate(() => ({ scrollWidth: document.scrollingElement.scrollWidth, innerWidth }));
      expect(scrollWidth).toBeLessThanOrEqual(innerWidth);
      await hand.press(start(page));
      await expect(page.locator(".player")).toHaveCount(sitters.length);
      // A name in a right-to-left script is isolated from the text around it.
      const shown = (await look(page)).players.map(({ name }) => name.replace(/^\u2068|\u2069$/g, ""));
      expect(shown).toEqual(names);
      const bots = { Person: "person", "Advanced bot": "bot level-3", "Beginner bot": "bot level-1" };
      const players = sitters.map((sitter, seat) => `player ${seat} ${bots[sitter]} ${names[seat]}`);
      expect((await kept(page)).split("\n").slice(2, 3 + sitters.length)).toEqual([`options players ${sitters.length} deck plain`, ...players]);
    }

    for (const [seats, rugs, note] of [[2, 24, "Two colours each"], [3, 15, "15 rugs each"], [4, 12, "12 rugs each"]]) {
      await page.goto("./marrakech/");
      await setUp(page, hand, { sitters: Array(seats).fill("Person"), boxed: true });
      await expect(page.getByRole("group", { name: "Rugs" })).toContainText(note);
      await hand.press(start(page));
      await expect(page.locator(".player")).toHaveCount(seats);
      expect((await look(page)).players).toMatchObject(Array(seats).fill({ rugs, dirhams: 30 }));
    }
  });

  await fresh("a name has 24 characters at the most", async ({ page, hand }) => {
    await visit(page, "marrakech/");
    const name = page.getByRole("textbox", { name: "Name of player 2" });
    await name.fill("");
    await name.pressSequentially("  Abcdefghijklmnopqrstuvwxyz");
    await expect(name).toHaveValue("  Abcdefghijklmnopqrstuv");
    await hand.press(start(page));
    await expect(page.locator(".player b").nth(1)).toHaveText("Abcdefghijklmnopqrstuv");
  });

  await fresh("the last set-up comes back, and a name once typed is for every game", async ({ page, hand }) => {
    await visit(page, "marrakech/");
    await setUp(page, hand, { sitters: ["Beginner bot", "Person", "Person"], names: ["Bo", "Zoë", "Ben"], boxed: true });
    await hand.press(start(page));
    await expect(page.locator(".player")).toHaveCount(3);
    await page.goto("./marrakech/");
    const names = page.getByRole("textbox", { name: /^Name of player/ });
    const values = () => names.evaluateAll((all) => all.map((name) => name.value));
    await expect(names).toHaveCount(3);
    expect(await values()).toEqual(["Bo", "Zoë", "Ben"]);
    const sits = page.locator(".seat .choices .picked");
    const said = () => sits.evaluateAll((all) => all.map((choice) => (choice.querySelector(".unseen") ?? choice).textContent.trim()));
    await expect.poll(said).toEqual(["Sparrow, Beginner bot", "Person", "Person"]);
    await expect(page.getByRole("group", { name: "Rugs" }).locator(".picked")).toContainText("As in the box");
    await page.goto("./pachisi/");
    await expect(names.nth(0)).toHaveValue("Zoë");
  });
});

test("what is agreed on at set-up, and other matches that stay", { tag: "@firefox" }, async ({ fresh }) => {
  test.slow();
  await fresh("a match that begins leaves the others alone: each is at its own table", async ({ page, hand }) => {
    const before = record({ actions: begun });
    await sitDown(page, before);
    await expect(page).toHaveURL(/\/marrakech\/#\/table\/[\da-f]{16}$/);
    const first = page.url();
    await page.goto("./marrakech/");
    await hand.press(start(page));
    await expect(page.locator(".ask strong")).toHaveText("Roll for order");
    const second = page.url();
    expect(second).not.toBe(first);
    await page.goto(first);
    await expect(page.locator(".ask strong")).toHaveText("Ben, which way?");
    expect(await textOf(page, first.split("/").at(-1))).toBe(before);
    await page.goto("./marrakech/#/table");
    await expect(page, "the one that was played last, however often another is opened").toHaveURL(second);
  });

  await fresh("a newcomer to Damath plays without clocks and may think again; the rulebook's way is one press away", async ({ page, hand }) => {
    await visit(page, "damath/");
    const options = async () => (await kept(page, "damath")).split("\n")[2];
    await hand.press(start(page));
    await expect(page.locator(".player")).toHaveCount(2);
    expect(await options()).toBe("options set=counting operators=own touch=off damas=once move=off game=off");
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.goto("./damath/");
    const ways = page.getByRole("group", { name: "Style of play" });
    await hand.press(ways.locator("label", { hasText: "By the book" }));
    await hand.press(page.getByText("More options"));
    const touch = page.getByRole("group", { name: "Touch-move" });
    await expect(touch.locator(".picked")).toContainText("On");
    await hand.press(touch.locator("label", { hasText: "Off" }));
    await expect(ways.locator(".picked")).toContainText("Custom");
    await hand.press(page.getByRole("group", { name: "Sums" }).locator("label", { hasText: "Work it out" }));
    await hand.press(start(page));
    await expect(page.locator(".player")).toHaveCount(2);
    expect(await options()).toBe("options set=counting operators=own touch=off damas=once move=20s game=20min");
    expect(await page.evaluate(() => localStorage.getItem("caravanserai.work-it-out"))).toBe("on");
  });

  await fresh("a match can be agreed on in which nothing is taken back, and the next time begins so", async ({ page, hand }) => {
    const agreed = page.getByRole("group", { name: "Take-backs" });
    const main = page.locator(".hand .button.main");
    await preset(page, "pace", "instant");
    for (const [way, offers] of [["Allowed", 1], ["Off", 0]]) {
      await visit(page, "marrakech/");
      await setUp(page, hand, { sitters: ["Person", "Person"] });
      await hand.press(page.getByText("More options"));
      await expect(agreed.locator(".picked")).toContainText("Allowed");
      await hand.press(agreed.locator("label", { hasText: way }));
      await hand.press(start(page));
      await hand.press(main);
      await expect(page.locator(".ask strong")).toContainText("turn Asam");
      const before = await kept(page);
      await hand.press(page.getByRole("button", { name: "North" }));
      await hand.press(main);
      await expect.poll(() => kept(page)).not.toBe(before);
      await expect(page.getByRole("button", { name: "Take back", exact: true })).toHaveCount(offers);
      await page.keyboard.press("z");
      const [text, stood] = [await kept(page), before.split("\n").slice(0, -2).join("\n")];
      expect(text.startsWith(stood)).toBe(true);
      expect(text.includes("@play")).toBe(way === "Allowed");
      expect(text.includes("no-take-back")).toBe(way !== "Allowed");
    }
    await visit(page, "marrakech/");
    await hand.press(page.getByText("More options"));
    await expect(agreed.locator(".picked")).toContainText("Off");
  });
});

test("set-up shows what it has at every size, and takes matches", async ({ fresh }) => {
  test.slow();
  await fresh("Start is in sight at every size, and covers no option at the end of the page; Damath is set up within two screens of a phone: its chips are folded, with the ones that are chosen", async ({ page, hand }) => {
    const sizes = [[320, 480], [360, 640], [568, 320], [844, 390], [768, 1024], [1366, 850]];
    for (const game of ["marrakech", "damath", "pachisi"]) {
      await visit(page, `${game}/`);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo(0, 0));
        await expect(start(page)).toBeInViewport({ ratio: 1 });
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await expect(start(page)).toBeInViewport({ ratio: 1 });
        const { last, footer } = await page.evaluate(() => {
          const rest = [...document.querySelectorAll(".set-up > :not(.start)")].map((part) => part.getBoundingClientRect().bottom);
          return { last: Math.max(...rest), footer: document.querySelector(".start").getBoundingClientRect().top };
        });
        expect(last, `${game} at ${width}×${height}`).toBeLessThanOrEqual(footer + 1);
      }
    }

    await page.setViewportSize({ width: 360, height: 640 });
    await visit(page, "damath/");
    await start(page).waitFor();
    expect(await page.evaluate(() => document.scrollingElement.scrollHeight)).toBeLessThanOrEqual(2 * 640);
    await unfold(page, hand);
    const chips = page.locator("summary", { hasText: "Chips" });
    await expect(chips).toHaveText("Chips Counting");
    await hand.press(chips);
    await hand.press(page.getByRole("group", { name: "Chips" }).locator("label", { hasText: "Fraction" }));
    await expect(chips).toHaveText("Chips Fraction");
  });

  await fresh("a match can be pasted or dropped wherever one is asked for, and the page says what it is", async ({ page, hand }) => {
    const text = record({ actions: begun });
    await visit(page, "matches/");
    await page.getByText("Paste a match").click();
    await page.getByRole("textbox", { name: "Text of a match" }).fill(text);
    await expect(page.locator(".from-text output")).toHaveText("A match of Marrakech: Ada, Ben");
    await hand.press(page.getByRole("button", { name: "Open it" }));
    await expect(page).toHaveURL(/\/marrakech\/#\/link\//);
    await page.locator("svg.board").waitFor();

    await visit(page, "damath/");
    const drop = (dropped, on = "body") =>
      page.evaluate(([dropped, on]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([dropped], "match.txt", { type: "text/plain" }));
        for (const type of ["dragover", "drop"]) document.querySelector(on).dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }, [dropped, on]);
    await drop("hello");
    await expect(page.getByRole("dialog")).toContainText("This can’t be opened");
    await hand.press(page.getByRole("button", { name: "Close" }));
    await drop(text);
    await expect(page.getByRole("alertdialog")).toContainText("A match of Marrakech: Ada, Ben");
    await hand.press(page.getByRole("alertdialog").getByRole("button", { name: "Go back" }));
    await page.locator("a", { hasText: "Rules" }).first().dragTo(page.locator("h1"));
    await page.getByText("Paste a match").click();
    await expect(page.getByRole("dialog"), "a link of the page itself").toBeHidden();
    await drop(text, ".from-text textarea");
    await hand.press(page.getByRole("alertdialog").getByRole("button", { name: "Open it" }));
    await expect(page).toHaveURL(/\/marrakech\/#\/link\//);
  });

  await fresh("one press seats everybody, and a phone shows all of it with two seats: who plays, the options in a line, and the start", async ({ page, hand }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await visit(page, "marrakech/");
    await start(page).waitFor();
    expect(await page.evaluate(() => document.scrollingElement.scrollHeight)).toBeLessThanOrEqual(640);
    const ready = page.getByRole("group", { name: "Who plays?" });
    const seats = async () => (await page.locator(".kind").allTextContents()).map((said) => (said.startsWith("Person") ? "Person" : "bot"));
    await expect(ready.getByRole("button", { name: "Me against Goat" })).toHaveAttribute("aria-pressed", "true");
    await hand.press(ready.getByRole("button", { name: "Two of us" }));
    await expect.poll(seats).toEqual(["Person", "Person"]);
    await hand.press(ready.getByRole("button", { name: "Family" }));
    await expect.poll(seats).toEqual(Array(4).fill("Person"));
    await seat(page, hand, 1, "Advanced bot");
    await expect(ready.locator("[aria-pressed=true]")).toHaveCount(0);
    await hand.press(page.getByRole("group", { name: "Devices" }).locator("label", { hasText: "By link" }));
    await expect(page.locator(".seat")).toHaveCount(4);
    await expect(page.locator(".kind")).toHaveCount(0);
  });
});
