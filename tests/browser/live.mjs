// Live play: two devices connect by the codes that they show each other.
import { atTable } from "./by-link.mjs";
import { expect } from "./fixtures.mjs";

/** Returns the link in the code that a page of live play shows. */
export async function ownLink(page) {
  const field = page.getByRole("textbox", { name: "Link in the code" });
  await expect(field).toHaveValue(/#\/live\/[\w-]{60,154}$/);
  return field.inputValue();
}

/** Opens the page of live play from a table that waits for another device. */
export async function toLive({ page, hand }) {
  await hand.press(page.getByRole("link", { name: "Play live" }));
  await expect(page.getByRole("heading", { name: "Play live" })).toBeVisible();
}

/** Pastes the link of the other device. */
export async function paste({ page, hand }, link) {
  await page.getByRole("textbox", { name: "Link from the other device" }).fill(link);
  await hand.press(page.getByRole("button", { name: "Connect" }));
}

/** Connects a device that is at its table with another one, which opens its link. The table that opens there is that of its match. */
export async function connect(host, guest) {
  await toLive(host);
  await guest.page.goto(await ownLink(host.page));
  await paste(host, await ownLink(guest.page));
  await atTable(host);
}
