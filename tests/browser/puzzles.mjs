// Short lists of puzzles, in place of those of the site.

/** The text of each list, by game. */
export const lists = {
  damath: [
    "2\tset=counting operators=other touch=off damas=once move=off game=off | first A | turn 1 | 1: 7@32 2@52 4@21 11@41 | 2: 5@05 10@65 7@45 8@16 | scores 0 0\t32-23, 32-43",
    "3\tset=counting operators=other touch=off damas=once move=off game=off | first A | turn 1 | 1: 7@32 2@52 4@21 11@41 9@12 | 2: 5@05 10@65 7@45 8@16 | scores 0 0\t32-23, 32-43",
  ],
  marrakech: [
    "1\tdeck plain; order A > B; asam d4 north; dirhams 30 30; laid B:d5-d6 A:e4-f4 B:b4-c4 A:e3-f3; now A turn\tR",
    "2 costs\tdeck plain; order A > B; asam d4 north; dirhams 30 30; laid B:d5-d6 A:b4-c4 B:e6-e7; now A turn\tL",
    "3\tdeck plain; order A > B; asam d4 north; dirhams 30 30; laid A:b4-c4 B:d5-d6; now A lay\tc5-d5, d5-e5",
  ],
  chaupar: [
    "1\tA 6 12 20 30 open; B 6 7 12 12 open; C 6 7 12 12 open; D 6 7 12 12 open; now A move 1 4\t30+5",
    "2\tA 20 31 46 62 earned; B 6 7 12 12 open; C 6 12 12 40 open; D 6 7 12 12 open; now A move 3 4\t20+4",
  ],
  pachisi: [
    "1\tthrow=cowries pieces=4; A 0 9 20 34; B 0 0 0 9; C 0 0 0 40; D 0 0 0 14; now A move 4\t20+4",
    "2\tthrow=cowries pieces=4; A 0 17 34 41; B 0 0 0 16; C 0 0 0 30; D 0 0 0 14; now A move 4\t17+4",
  ],
};

/** Has the page load these lists in place of those of the site. */
export const useLists = (page, given = lists) =>
  page.route(/\/(?:marrakech|damath|chaupar|pachisi)\.txt(?:\?\d+)?$/, (route) => {
    const [, game] = route.request().url().match(/(\w+)\.txt/);
    return route.fulfill({ contentType: "text/plain", body: given[game].map((line) => `${line}\n`).join("") });
  });
