// Reproducible random numbers, so that a failure repeats.

/**
 * Replaces the browser's entropy by a generator that starts from `seed`, and continues when the page is reloaded; another tab
 * starts elsewhere, because no two matches may have the same id. It runs in the page; its state is in `window.name`, which
 * survives reloading and is no storage, and in a cookie that tabs share.
 */
export function seedEntropy(seed) {
  if (!location.protocol.startsWith("http")) return; // no page yet, which could not read the cookie
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

/** Chooses a random element of a list. */
export function lots(seed) {
  let state = seed;
  return (list) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return list[Math.floor((state / 2 ** 32) * list.length)];
  };
}
