import type { Page } from "playwright-core";

type Role = Parameters<Page["getByRole"]>[0];

/** More than any screen here has. */
const mostStops = 80;

/** Somebody at a page who has nothing but keys. */
export function keyboardOf(page: Page) {
  /** Tab after Tab, until the wanted one has the focus. Each stop on the way has to be in sight. */
  async function tabTo(role: Role, name: string, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    const wanted = page.getByRole(role, { name });
    await wanted.first().waitFor();
    for (let stop = 0; stop < mostStops; stop += 1) {
      await page.keyboard.press(key);
      const { isLeft, isThere, unseen } = await wanted.evaluateAll(lookAtFocus);
      if (isLeft) break;
      if (unseen !== null) throw new Error(`the focus is not seen on ${unseen}`);
      if (isThere) return;
    }
    throw new Error(`${key} never came to the ${role} “${name}” on ${page.url()}`);
  }

  return {
    tabTo,
    press: (key: string) => page.keyboard.press(key),
    type: (text: string) => page.keyboard.type(text),
    async use(role: Role, name: string, key: "Enter" | "Space" = "Enter"): Promise<void> {
      await tabTo(role, name);
      await page.keyboard.press(key);
    },
    async fill(fields: Record<string, string>): Promise<void> {
      for (const [name, text] of Object.entries(fields)) {
        await tabTo("textbox", name);
        await page.keyboard.press("Control+A");
        await page.keyboard.type(text);
      }
    },
    /** Waits until the focus has come there by itself. */
    isAt: (role: Role, name: string): Promise<void> =>
      page.getByRole(role, { name }).and(page.locator(":focus")).waitFor(),
    /** The same for one of many, which has no name of its own. */
    isAtRow: (text: string): Promise<void> =>
      page.locator(":is(li, tr):focus").filter({ hasText: text }).waitFor(),
  };
}

/** Runs in the page: where the focus is, and whether it has a ring, in the window and under nothing else. */
async function lookAtFocus(wanted: Element[]) {
  const focused = document.activeElement;
  const isSeen = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    const isOnTop = there !== null && (element.contains(there) || there.contains(element));
    return isOnTop && getComputedStyle(element).outlineStyle !== "none";
  };
  // After the last stop it is the browser's own turn.
  const isLeft = focused === null || !document.hasFocus();
  if (isLeft) return { isLeft, isThere: false, unseen: null };
  if (!isSeen(focused)) {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  }
  const unseen = isSeen(focused) ? null : focused.outerHTML;
  return { isLeft, isThere: wanted.includes(focused), unseen };
}
