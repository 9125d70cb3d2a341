import type { Page } from "playwright-core";

type Role = Parameters<Page["getByRole"]>[0];

/** More tab stops than any screen has. */
const mostStops = 80;

/** Uses a page by the keyboard only. */
export function keyboardOf(page: Page) {
  /** Presses Tab until the control has the focus. Each stop on the way must be visible. */
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
    /** Waits until the control has the focus. */
    isAt: (role: Role, name: string): Promise<void> =>
      page.getByRole(role, { name }).and(page.locator(":focus")).waitFor(),
    /** Waits until a row with the text has the focus. */
    isAtRow: (text: string): Promise<void> =>
      page.locator(":is(li, tr):focus").filter({ hasText: text }).waitFor(),
  };
}

/** Runs in the page: checks that the focused element has an outline and is not covered. */
async function lookAtFocus(wanted: Element[]) {
  const focused = document.activeElement;
  const isSeen = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    const isOnTop = there !== null && (element.contains(there) || there.contains(element));
    return isOnTop && getComputedStyle(element).outlineStyle !== "none";
  };
  // After the last stop the focus moves to the browser's own controls.
  const isLeft = focused === null || !document.hasFocus();
  if (isLeft) return { isLeft, isThere: false, unseen: null };
  if (!isSeen(focused)) {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  }
  const unseen = isSeen(focused) ? null : focused.outerHTML;
  return { isLeft, isThere: wanted.includes(focused), unseen };
}
