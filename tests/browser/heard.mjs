// The sounds that a program has played. The functions of a module cannot be changed in the page, so another file takes the
// place of `host.js`, which notes the sounds and calls the real one.

const body = `
import { play as real } from "./host.js?real";
export * from "./host.js?real";
globalThis.told = [];
export const play = (sound, volume, mayShake) => {
  told.push([sound, volume, Number(mayShake)].join(" "));
  real(sound, volume, mayShake);
};`;

/** From the next page on, notes what is played: the name of a sound, its volume, and 1 if the device may shake. */
export async function noteSounds(page) {
  await page.route(/\/host\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body }));
  // Its digest is another one.
  await page.route((url) => url.pathname.endsWith("/"), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/(host\.js") integrity="[^"]*"/, "$1") });
  });
}

/** The sounds so far. */
export const told = (page) => page.evaluate(() => globalThis.told);
