import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Checks axe's rules in both themes, which differ in colours only. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await applyTheme(page, "light");
  await expectNothingFrom(page, axeOn(page), "light");
  await applyTheme(page, "dark");
  await expectNothingFrom(page, axeOn(page).withRules("color-contrast"), "dark");
}

/** Checks the current theme only, where another test has checked the colours. */
export const expectNoAxeViolationsInOneTheme = (page: Page): Promise<void> =>
  expectNothingFrom(page, axeOn(page), "one theme");

/** Legacy mode opens no second page, which is only needed for frames and is slow. */
const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/** Waits for the transitions of colours. */
async function applyTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const transitions = document.getAnimations().filter((its) => its instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

async function expectNothingFrom(page: Page, axe: AxeBuilder, theme: string): Promise<void> {
  const { violations } = await axe.analyze();
  const place = `${new URL(page.url()).pathname} in ${theme}`;
  expect(
    violations.map(
      ({ id, nodes }) => `${place} ${id}: ${nodes.map(({ target }) => target).join(", ")}`,
    ),
  ).toEqual([]);
}
