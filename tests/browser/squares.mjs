// Where Marrakech's squares lie in the drawing of the board.
const side = 44;
const margin = 34;
const files = "abcdefg";

/** All the squares. */
export const squares = [...files].flatMap((file) => [1, 2, 3, 4, 5, 6, 7].map((rank) => `${file}${rank}`));

/** The middle of a square, with the sides of squares and of the whole drawing. */
export const centreOf = (square) => ({
  x: margin + (files.indexOf(square[0]) + 0.5) * side,
  y: margin + (7.5 - Number(square[1])) * side,
  side,
  whole: 2 * margin + 7 * side,
});

/** The square that a point of the drawing lies in. */
export const squareAt = ([x, y]) => `${files[Math.floor((x - margin) / side)]}${7 - Math.floor((y - margin) / side)}`;

/** The squares that share an edge with this one. */
export const beside = (square) => {
  const near = (other) => Math.hypot(centreOf(square).x - centreOf(other).x, centreOf(square).y - centreOf(other).y);
  return squares.filter((other) => near(other) === side);
};
