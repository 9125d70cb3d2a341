import type { Page } from "playwright-core";
import { expect } from "vitest";
import { product, provider } from "../servers/google-product.ts";

/** Opens the sign-in page; requests to other machines are blocked. */
export async function openLoginPage(page: Page): Promise<Page> {
  const isElsewhere = ({ hostname }: URL) => !["localhost", "127.0.0.1"].includes(hostname);
  await page.context().route(isElsewhere, (route) => route.abort());
  await page.goto(`${product.url}/login`);
  return page;
}

export const googleButton = (page: Page) =>
  page.getByRole("button", { name: "Continue with Google" });

export async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent("popup"), googleButton(page).click()]);
  return popup;
}

/** Gives consent on the provider's page. */
export async function allow(page: Page, sub: string): Promise<void> {
  await page.getByLabel("Account").fill(sub);
  await page.getByRole("button", { name: "Allow" }).click();
}

export async function signInByPopup(page: Page, sub: string): Promise<void> {
  const popup = await openPopup(page);
  await Promise.all([popup.waitForEvent("close"), allow(popup, sub)]);
}

export const blockPopups = (page: Page) =>
  page.addInitScript(() => {
    window.open = () => null;
  });

/** @returns the browser's signed-in user, or null */
export const userOf = (page: Page): Promise<{ id: string; email: string; name: string } | null> =>
  page.evaluate(async () => {
    const answer = await fetch("/api/trpc/auth.me");
    return (await answer.json()).result.data.user;
  });

/** A toast shows the sentence, the URL does not, and nobody is signed in. */
export async function expectSignInError(page: Page, sentence: string): Promise<void> {
  await page.getByText(sentence, { exact: true }).waitFor();
  await googleButton(page).waitFor();
  expect(page.url()).toBe(`${product.url}/login`);
  expect(await userOf(page)).toBeNull();
}

/** Signs in by a Google account with an existing account's address, which Google does not host. */
export async function openLinkPage(page: Page, email: string, popups = true): Promise<Page> {
  if (!popups) await blockPopups(page);
  await openLoginPage(page);
  const { sub } = provider.addAccount({ email });
  if (popups) {
    await signInByPopup(page, sub);
  } else {
    await googleButton(page).click();
    await allow(page, sub);
  }
  await page.waitForURL("**/link-google");
  await page.getByText(`An account with ${email} already exists.`).waitFor();
  return page;
}
