// Lots that fall the same way every time, so that a failure repeats.

/**
 * Puts a generator in the place of the browser's entropy, which starts from `seed` and, as the page is loaded again,
 * from the numbers after it; another tab starts elsewhere, as no two matches may have one id. It runs in the page; what
 * survives loading and is no storage is the window's name, and what tabs share is a cookie.
 */
export function seedEntropy(seed) {
  if (location.protocol === "about:") return; // no page yet, which could not read the cookie
  if (!window.name) {
    const tabs = Number(document.cookie.match(/tabs=(\d+)/)?.[1] ?? 0);
    document.cookie = `tabs=${tabs + 1}`;
    window.name = 1000 * tabs;
  }
  const loads = Number(window.name);
  window.name = loads + 1;
  let state = (seed + loads) * 7919;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Crypto.prototype.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let index = 0; index < bytes.length; index++) bytes[index] = next() >>> 11;
    return array;
  };
}

/** Draws one of a list by lot. */
export function lots(seed) {
  let state = seed;
  return (list) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return list[Math.floor((state / 2 ** 32) * list.length)];
  };
}
