import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Holds a page to axe's rules in both themes, between which only the colours differ. */
export async function expectNoFindingsHere(page: Page): Promise<void> {
  await wear(page, "light");
  await expectNothingFrom(page, new AxeBuilder({ page }), "light");
  await wear(page, "dark");
  await expectNothingFrom(page, new AxeBuilder({ page }).withRules("color-contrast"), "dark");
}

/** Some colours pass over into those of the other theme; they are looked at once they have. */
async function wear(page: Page, colorScheme: "light" | "dark"): Promise<void> {
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
