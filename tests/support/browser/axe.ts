import axeCore, { type RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

declare global {
  var axe: typeof axeCore;
}

/** Checks axe's rules in both themes, which differ in colours only. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await applyTheme(page, "light");
  await loadAxe(page);
  await expectNothingFrom(page, {});
  await applyTheme(page, "dark");
  await expectNothingFrom(page, { runOnly: ["color-contrast"] });
}

/** Skips the colour rules, the slowest of all, for pages whose colours another test checks. */
export async function expectNoAxeViolationsButColours(page: Page): Promise<void> {
  await loadAxe(page);
  await expectNothingFrom(page, { rules: { "color-contrast": { enabled: false } } });
}

async function loadAxe(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(() => "axe" in globalThis);
  if (!isLoaded) await page.evaluate(axeCore.source);
}

async function applyTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

async function expectNothingFrom(page: Page, options: RunOptions): Promise<void> {
  const { violations } = await page.evaluate(
    // Looking for the selectors of all that is well is slow.
    (given) => globalThis.axe.run({ ...given, resultTypes: ["violations"] }),
    options,
  );
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`),
    `${new URL(page.url()).pathname} ${JSON.stringify(options)}`,
  ).toEqual([]);
}
