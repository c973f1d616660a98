// What a program has played: the functions of `host.js` cannot be changed in the page, so another file takes its place, which
// notes the sounds and hands all on.

const body = `
import { play as real } from "./host.js?real";
export * from "./host.js?real";
globalThis.told = [];
export const play = (sound, volume, mayShake) => {
  told.push([sound, volume, Number(mayShake)].join(" "));
  real(sound, volume, mayShake);
};`;

/** From the next page on, notes what is played: the name of a sound, its volume, and 1 if the device may shake. */
export const noteSounds = (page) => page.route(/\/host\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body }));

/** What has been played on the page. */
export const told = (page) => page.evaluate(() => globalThis.told);
