import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Holds a page to axe's rules in both themes, between which only the colours differ. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await applyTheme(page, "light");
  await expectNothingFrom(page, axeOn(page), "light");
  await applyTheme(page, "dark");
  await expectNothingFrom(page, axeOn(page).withRules("color-contrast"), "dark");
}

/** Holds a page to them in the theme that it wears, where another test has seen to the colours. */
export const expectNoAxeViolationsInOneTheme = (page: Page): Promise<void> =>
  expectNothingFrom(page, axeOn(page), "one theme");

/** Without frames on the page nothing of it needs a second page, which would take longer than the rules do. */
const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/** Some colours pass over into those of the other theme; they are looked at once they have. */
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
