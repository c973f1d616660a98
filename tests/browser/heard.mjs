// Records the sounds that a program plays. The functions of a module cannot be replaced in the page, so `host.js` is replaced
// by another file that records the sounds and calls the original.

const body = `
import { play as real } from "./host.js?real";
export * from "./host.js?real";
globalThis.told = [];
export const play = (sound, volume, mayShake) => {
  told.push([sound, volume, Number(mayShake)].join(" "));
  real(sound, volume, mayShake);
};`;

/** Records from the next page on what is played: the name of a sound, its volume, and 1 if the device may vibrate. */
export async function noteSounds(page) {
  await page.route(/\/host\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body }));
  // The replaced file has another digest.
  await page.route((url) => url.pathname.endsWith("/"), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/(host\.js") integrity="[^"]*"/, "$1") });
  });
}

/** Returns the recorded sounds. */
export const told = (page) => page.evaluate(() => globalThis.told);
