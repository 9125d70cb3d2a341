import type { Page } from "playwright-core";
import { expect } from "vitest";

export async function requestResetLink(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByRole("heading", { name: "Reset password" }).waitFor();
  // The typed address is taken along, but never in the URL, which is logged and shared.
  expect(await page.getByLabel("Email").inputValue()).toBe(email);
  expect(new URL(page.url()).search).toBe("");
  expect(new URL(page.url()).pathname).toBe("/reset-password");
  await page.getByRole("button", { name: "Send reset link" }).click();
  await page.getByText("Password reset email sent! Check your inbox or Junk folder.").waitFor();
  await page.waitForURL("**/login");
}

export async function setNewPassword(page: Page, value: string, again = value): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill(value);
  await page.getByLabel("Confirm new password").fill(again);
  await page.getByRole("button", { name: "Set new password" }).click();
}

export async function submitSignIn(page: Page, email: string, value: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(value);
  await page.getByRole("button", { name: "Sign in" }).click();
}
