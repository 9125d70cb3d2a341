import type { Page } from "playwright-core";
import { password } from "../api/api-client.ts";

export async function signInByForm(page: Page, email: string, value = password): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(value);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => url.pathname === "/");
}

/** Signs in by the form, and waits for the security page with its sessions. */
export async function openSecurityPage(page: Page, email: string): Promise<Page> {
  await signInByForm(page, email);
  await page.goto("/account/security");
  await page.getByText("This device", { exact: true }).waitFor();
  return page;
}

export const sessionsOn = (page: Page) =>
  page.getByRole("region", { name: "Sessions" }).getByRole("listitem");
