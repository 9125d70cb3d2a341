import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { register } from "../../support/api/api-client.ts";
import { authorizeAddress } from "../../support/api/assistants.ts";
import { makeStale } from "../../support/api/sign-in.ts";
import { signInByForm } from "../../support/browser/account-page.ts";
import { expectNoAxeViolations } from "../../support/browser/axe.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { attachAuthenticator } from "../../support/browser/virtual-authenticator.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
const browser = useBrowser();

async function signedIn(options?: { hasUserVerification: boolean }) {
  const { email } = await register(baseUrl);
  const page = await browser.newPage();
  await signInByForm(page, email);
  return { page, email, setPresence: await attachAuthenticator(page, options) };
}

const section = (page: Page) => page.getByRole("region", { name: "Passkeys" });

async function addPasskey(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Account" }).first().click();
  await page.getByRole("link", { name: "Security" }).click();
  await section(page).getByRole("button", { name: "Add a passkey" }).click();
  await page.getByText("Passkey added").waitFor();
  await section(page).getByText("Not used yet").waitFor();
  await page.getByText(/^Passkey “.+” added$/).waitFor();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL("**/login");
  await page.getByRole("heading", { name: "Sign in", exact: true }).waitFor();
}

describe("passkeys", () => {
  it("are added in three taps, named, and sign in by one, also to what an assistant asks", async () => {
    const { page, email, setPresence } = await signedIn();
    await addPasskey(page);
    await section(page)
      .getByRole("button", { name: /^Rename / })
      .click();
    const dialog = page.getByRole("dialog", { name: "Rename the passkey" });
    await dialog.getByLabel("Name").fill(" ");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Name is required").waitFor();
    await dialog.getByLabel("Name").fill("My phone");
    await dialog.getByRole("button", { name: "Save" }).click();
    await section(page).getByText("My phone").waitFor();
    await expectNoAxeViolations(page);
    await section(page).getByRole("button", { name: "Add a passkey" }).click();
    await page
      .getByText("This device, or its password manager, has a passkey of your account already.")
      .waitFor();

    // Else the device would take the e-mail field's offer at once.
    await setPresence(false);
    const offered = page.waitForResponse(/signInOptions/);
    await signOut(page);
    await expectNoAxeViolations(page);
    await page.getByRole("heading", { name: "Sign in" }).hover();
    await offered;
    await page.goto(await authorizeAddress(baseUrl));
    await page.getByRole("heading", { name: "Sign in", exact: true }).waitFor();
    await setPresence(true);
    await page.getByRole("button", { name: "Continue with a passkey" }).click();
    await page.getByRole("heading", { name: "Connect an assistant?" }).waitFor();
    await page.getByRole("button", { name: "Allow", exact: true }).waitFor();
    await page.goto("/account/security");
    await page.getByText(/^Signed in with a passkey on/).waitFor();
    await section(page)
      .getByText(/^Last used on/)
      .waitFor();

    await makeStale(databaseUrl, { email });
    await section(page).getByRole("button", { name: "Remove My phone" }).click();
    await page.getByRole("button", { name: "Remove", exact: true }).last().click();
    const question = page.getByRole("dialog", { name: "Confirm it's you" });
    await question.getByLabel("Your password").waitFor();
    await expectNoAxeViolations(page);
    await question.getByRole("button", { name: "Confirm with a passkey" }).click();
    await page.getByText("Passkey removed").waitFor();
    await section(page).getByText("My phone", { exact: true }).waitFor({ state: "detached" });
  });

  it("are offered by the e-mail field", { tags: "long" }, async () => {
    const { page, setPresence } = await signedIn();
    await addPasskey(page);
    await setPresence(false);
    await signOut(page);
    await setPresence(true);
    // The click on "Log out" may have had the field offer passkeys already, which the device left unanswered.
    await page.reload();
    const field = page.getByLabel("Email");
    expect(await field.getAttribute("autocomplete")).toBe("username webauthn");
    await field.hover();
    await page.waitForURL(`${baseUrl}/`);
  });

  it(
    "are refused on a device that cannot verify its user, with a reason",
    { tags: "long" },
    async () => {
      const { page } = await signedIn({ hasUserVerification: false });
      await page.goto("/account/security");
      await section(page).getByRole("button", { name: "Add a passkey" }).click();
      await page
        .getByText(/This device cannot keep a passkey|No passkey was used/)
        .first()
        .waitFor();
      expect(await section(page).getByRole("listitem").count()).toBe(0);
    },
  );

  it("are not offered to sign in where a browser has none", { tags: "long" }, async () => {
    const page = await browser.newPage();
    await page.addInitScript("delete globalThis.PublicKeyCredential");
    await page.goto("/login");
    await page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
    expect(await page.getByText("Continue with a passkey").count()).toBe(0);
    const { email } = await register(baseUrl);
    await signInByForm(page, email);
    await page.goto("/account/security");
    await section(page).getByText("This browser has no passkeys.").waitFor();
  });
});
