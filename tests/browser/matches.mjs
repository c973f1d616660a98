// Matches as the actions of Ada and Ben so far.
const words = (text) => text.split(" ");

/** Ada has turned Asam north, moved him to d5 and laid a rug east of him. */
export const begun = words("3 2 north 1 e5-e6");

/** Asam is at d4, and wherever Ada turns him on the north side, she pays Ben for 8 squares. */
export const everyRollPays = words(
  "1 2 south 1 e3-e4 R 1 b4-c4 S 4 c2-c3 R 3 a2-b2 L 3 a4-b4 R 3 a2-a3 L 4 a3-a4 S 2 a5-a6 R 2 d7-e7 L 1 d6-e6 " +
    "S 3 d5-d6 R 2 a4-a5 S 3 a6-b6 R 3 b3-c3 L 2 d3-d4",
);

/** Only Ada's last rug is left to lay. */
export const nearlyOver = [
  ...everyRollPays,
  ...words(
    "L 1 c2-c3 R 2 f4-f5 R 1 g2-g3 L 1 e2-f2 S 4 d2-e2 L 3 f3-g3 R 3 g2-g3 L 3 f2-g2 R 4 d1-d2 R 2 d3-e3 L 2 a1-a2 " +
      "L 1 a3-a4 S 3 b2-c2 R 2 a2-b2 L 3",
  ),
];

/** The actions of a match of Pachisi in which no throw can be used, so that nothing is ever moved. */
export const unmoved = (actions) => ["4", "4", "5", "2", ...Array.from({ length: actions / 2 }, () => ["2", "skip"]).flat()];
