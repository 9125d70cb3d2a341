import type { Page } from "playwright-core";
import { inject } from "vitest";
import type { TestBrowser } from "./browser.ts";
import { fundInput, register, type ApiClient } from "../api/api-client.ts";
import { signIn } from "./signed-in-page.ts";

/** A new user with a debt fund, folio 1001/1, and a liquid fund, folio 1002/2. */
export async function ownerOfTwoFunds(): Promise<ApiClient> {
  const owner = await register(inject("baseUrl"));
  await owner.mutate("funds.add", fundInput({ folioNumber: "1001/1" }));
  await owner.mutate(
    "funds.add",
    fundInput({ amfiCode: "900003", category: "Liquid", folioNumber: "1002/2" }),
  );
  return owner;
}

export async function openWithTwoFunds(
  browser: TestBrowser,
  path: string,
  screen: "desktop" | "phone" = "desktop",
): Promise<Page> {
  const page = await browser.newPage(screen);
  await signIn(page, await ownerOfTwoFunds(), inject("baseUrl"));
  await page.goto(path);
  return page;
}

export const categoryChip = (page: Page, name: string) =>
  page.getByRole("list", { name: "Categories" }).getByRole("button", { name });
