import { describe, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { register } from "../../support/api/api-client.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();

describe("a page whose code is not loaded yet", () => {
  it("reports the missing connection, and opens by itself once it is back", async () => {
    const page = await browser.newPage();
    await signIn(page, await register(baseUrl), baseUrl);
    await page.goto("/");
    await page.getByRole("heading", { name: "Portfolio Overview" }).waitFor();
    let loads = 0;
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame() && frame.url().startsWith("chrome-error:")) loads += 1;
    });
    await page.context().setOffline(true);
    await page.getByRole("link", { name: "Account" }).click();
    await page.getByText("Fundbook cannot be reached.").waitFor();
    expect(loads).toBe(0);
    await page.context().setOffline(false);
    await page.getByRole("heading", { name: "Account" }).waitFor();
  });

  it("is asked for again on request where it could not be loaded", async () => {
    const page = await browser.newPage();
    await signIn(page, await register(baseUrl), baseUrl);
    await page.goto("/");
    await page.getByRole("heading", { name: "Portfolio Overview" }).waitFor();
    await page.route(/\/assets\/account/, (route) => route.abort());
    await page.getByRole("link", { name: "Account" }).click();
    await page.getByText("This page could not be shown.").waitFor();
    await page.unroute(/\/assets\/account/);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Account" }).waitFor();
  });
});
