import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";

const browser = useBrowser({ serviceWorkers: "allow" });

/** Opens the sign-in page and waits until the service worker has cached the client. */
async function withKeptClient(): Promise<Page> {
  const page = await browser.newPage();
  await page.goto("/login");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

describe("without a network", () => {
  it(
    "the client starts, reports that the server is unreachable, and goes on once it is back",
    { tags: "long" },
    async () => {
      const page = await withKeptClient();
      await page.context().setOffline(true);
      await page.reload();
      await page.getByText("Fundbook cannot be reached").waitFor();
      await page.context().setOffline(false);
      await page.getByRole("button", { name: "Sign in" }).waitFor();
    },
  );
});

describe("with a network", () => {
  it("a cached page is never shown instead of the server's", async () => {
    const page = await withKeptClient();
    await page.evaluate(async () => {
      const cache = await caches.open("fundbook-shell");
      const headers = { "content-type": "text/html" };
      await cache.put("/", new Response("an old page", { headers }));
    });
    await page.reload();
    await page.getByRole("button", { name: "Sign in" }).waitFor();
    await expect
      .poll(() => page.evaluate(async () => (await caches.match("/"))?.text()))
      .toContain('<div id="root">');
  });

  it("the service worker caches no API responses", { tags: "long" }, async () => {
    const page = await withKeptClient();
    const kept = await page.evaluate(async () => {
      const cache = await caches.open("fundbook-shell");
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain("/");
    expect(kept.filter((path) => path.startsWith("/api/"))).toEqual([]);
  });
});
