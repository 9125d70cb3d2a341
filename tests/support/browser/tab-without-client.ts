import type { Page } from "playwright-core";

/** Home in another tab, where the client's code has not arrived. @returns what lets it arrive */
export async function tabWithoutClient(page: Page): Promise<{ tab: Page; arrive: () => void }> {
  const tab = await page.context().newPage();
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  await tab.route(/\/assets\/(?!first-view).*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await tab.goto("/", { waitUntil: "commit" });
  return { tab, arrive };
}

/** What Home shows until the client has drawn it. */
export const earlyView = ".early-view";
