// WebKit by WebDriver. It is WebKitGTK's browser on a virtual screen: Playwright's own WebKit is a patched build, which no distribution has.
import { Builder, By, Capabilities, Key } from "selenium-webdriver";
import { spawn } from "node:child_process";
import { webkit } from "./browser.mjs";

/** Starts a browser. `port` is one that is free for its driver. */
export async function openWebKit(port) {
  const server = spawn(webkit.screen, ["--auto-servernum", "--server-args=-screen 0 1400x1000x24", webkit.driver, `--port=${port}`], {
    // In a container, WebKit cannot start its sandbox.
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: "1", WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
    detached: true,
    stdio: "ignore",
  });
  const binary = { binary: webkit.miniBrowser, args: ["--automation"] };
  const wanted = new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": binary });
  const driver = await answered(() => new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(wanted).build());
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
  // The driver may have ended by itself.
  return new WebKitPage(driver, () => server.exitCode === null && server.signalCode === null && process.kill(-server.pid));
}

/** Calls until an attempt succeeds, for 20 seconds at most. */
async function answered(attempt) {
  for (const end = Date.now() + 20_000; ; ) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

/** A page with those methods of Playwright's page that shared helpers use, and with a mouse and keys. */
class WebKitPage {
  #driver;
  #stop;

  constructor(driver, stop) {
    this.#driver = driver;
    this.#stop = stop;
  }

  /** Calls a function in the page, with one argument at most, and returns its result. */
  async evaluate(call, argument) {
    const script = `const done = arguments[1];
      Promise.resolve((${call})(arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await this.#driver.executeAsyncScript(script, argument);
    if (error) throw new Error(error);
    return value;
  }

  /** Loads a URL. */
  goto(url) {
    return this.#driver.get(url);
  }

  /** Loads the page again. */
  reload() {
    return this.#driver.navigate().refresh();
  }

  /** Clicks on the first visible element that matches a CSS selector, and whose name begins with `text`. */
  async press(selector, text = "") {
    await answered(async () => {
      const elements = await this.#driver.findElements(By.css(selector));
      for (const element of elements) {
        if ((await element.isDisplayed()) && (await labelOf(element)).startsWith(text)) return element.click();
      }
      throw new Error(`nothing to press: ${selector} ${text}`);
    });
  }

  /** Clicks on a point of the window. */
  async touch(x, y) {
    await this.#driver.actions().move({ x: Math.round(x), y: Math.round(y) }).click().perform();
  }

  /** Returns the first element that matches a CSS selector, as the part of Playwright's locator that tells its bounding box. */
  locator(selector) {
    const box = (selector) => {
      const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
      return { x, y, width, height };
    };
    return { boundingBox: () => this.evaluate(box, selector) };
  }

  /** Presses a key by its name in selenium-webdriver, or types a letter. */
  key(name) {
    return this.#driver.actions().sendKeys(Key[name] ?? name).perform();
  }

  /** Closes the browser, and ends its driver. */
  async close() {
    await this.#driver.quit();
    this.#stop();
  }
}

const labelOf = async (element) => (await element.getAttribute("aria-label")) ?? (await element.getText());
