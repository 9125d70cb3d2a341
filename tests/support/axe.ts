import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Holds a page to axe's rules in both themes, between which only the colours differ. */
export async function expectNoFindingsHere(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectNothingFrom(page, new AxeBuilder({ page }), "light");
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectNothingFrom(page, new AxeBuilder({ page }).withRules("color-contrast"), "dark");
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
