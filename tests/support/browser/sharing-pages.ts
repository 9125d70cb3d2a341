import type { Page } from "playwright-core";
import { inject } from "vitest";
import type { TestBrowser } from "./browser.ts";
import { addFund, registerUser, type RegisteredUser } from "../api/sharing.ts";
import { signIn } from "./signed-in-page.ts";

export async function openAs(browser: TestBrowser, user: RegisteredUser): Promise<Page> {
  const page = await browser.newPage();
  await signIn(page, user, inject("baseUrl"));
  return page;
}

/** A name that a search finds only once. */
export const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

export const personRow = (page: Page, { name }: RegisteredUser) =>
  page.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });

export async function findPerson(page: Page, user: RegisteredUser): Promise<void> {
  await page.goto("/account/sharing");
  await page.getByLabel("Search people").fill(user.name);
  await personRow(page, user).waitFor();
}

/** The button beside Cancel. */
export const confirmButton = (page: Page) =>
  page.getByRole("alertdialog").getByRole("button").nth(1);

/**
 * At the list's NAVs of 404.73 and 107.1683: 10 × 404.73 = 4,047.30 for 4,000 and 100 × 107.1683 = 10,716.83 for
 * 11,000; together 14,764.13 for 15,000, a loss of 235.87, which is −1.5724… %.
 */
export async function senderOfTwo(
  name: string,
): Promise<{ sender: RegisteredUser; debtId: string }> {
  const sender = await registerUser(inject("baseUrl"), name);
  const debtId = await addFund(sender);
  await addFund(sender, {
    amfiCode: "900001",
    schemeName: "First Example PSU Debt Fund - Direct - IDCW",
    category: "Income",
    investedAmount: 11_000,
    units: 100,
  });
  return { sender, debtId };
}
