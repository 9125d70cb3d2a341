// @module-tag long
import { describe, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { register } from "../../support/api/api-client.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();

describe("a browser without BroadcastChannel", () => {
  it("shows the pages, signs in and signs out", async () => {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, "BroadcastChannel");
    });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto("/login");
    await page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
    await signIn(page, await register(baseUrl), baseUrl);
    await page.goto("/funds");
    await page.getByRole("link", { name: "View Funds" }).waitFor();
    await page.goto("/account");
    await page.getByRole("button", { name: "Log out" }).click();
    await page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
    expect(errors).toEqual([]);
  });
});
