// Positions of Marrakech's squares in the drawing of the board.
const side = 44;
const margin = 34;
const files = "abcdefg";

/** All squares. */
export const squares = [...files].flatMap((file) => [1, 2, 3, 4, 5, 6, 7].map((rank) => `${file}${rank}`));

/** Returns the centre of a square, with the side lengths of squares and of the whole drawing. */
export const centreOf = (square) => ({
  x: margin + (files.indexOf(square[0]) + 0.5) * side,
  y: margin + (7.5 - Number(square[1])) * side,
  side,
  whole: 2 * margin + 7 * side,
});

/** Returns the square that contains a point of the drawing. */
export const squareAt = ([x, y]) => `${files[Math.floor((x - margin) / side)]}${7 - Math.floor((y - margin) / side)}`;

/** Returns the squares that share an edge with this one. */
export const beside = (square) => {
  const near = (other) => Math.hypot(centreOf(square).x - centreOf(other).x, centreOf(square).y - centreOf(other).y);
  return squares.filter((other) => near(other) === side);
};
