import type { Page } from "playwright-core";
import type { ApiClient } from "../api/api-client.ts";

/** Sets the session cookie of a client in a page's browser. */
export async function signIn(page: Page, user: ApiClient, baseUrl: string): Promise<void> {
  const [name = "", value = ""] = user.cookie().split("=");
  await page.context().addCookies([{ name, value, url: baseUrl }]);
}

/** Switches edit mode by the account page. */
export async function setEditMode(page: Page, isOn: boolean): Promise<void> {
  await page.goto("/account");
  await page.getByRole("switch", { name: "Edit and delete funds" }).setChecked(isOn);
}
