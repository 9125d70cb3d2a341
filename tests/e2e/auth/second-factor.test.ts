import { describe, expect, inject, it } from "vitest";
import { register } from "../../support/api/api-client.ts";
import { authorizeAddress } from "../../support/api/assistants.ts";
import { codeOf, forgetSteps, turnOnFactor } from "../../support/api/second-factor.ts";
import { makeStale } from "../../support/api/sign-in.ts";
import { signInByForm } from "../../support/browser/account-page.ts";
import { expectNoAxeViolations } from "../../support/browser/axe.ts";
import { useBrowser } from "../../support/browser/browser.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
const browser = useBrowser();

describe("the second factor", () => {
  it("is turned on by a picture and a code, after a confirmation, and shows its recovery codes", async () => {
    const user = await register(baseUrl);
    const page = await browser.newPage();
    await signInByForm(page, user.email);
    await makeStale(databaseUrl, user);
    await page.goto("/account/security");
    const section = page.getByRole("region", { name: "Second factor" });
    await section.getByRole("button", { name: "Turn on a second factor" }).click();
    const question = page.getByRole("dialog", { name: "Confirm it's you" });
    await question.getByLabel("Your password").fill("correct horse");
    await question.getByRole("button", { name: "Confirm" }).click();
    const dialog = page.getByRole("dialog", { name: "Turn on a second factor" });
    await dialog.getByRole("img", { name: "QR code of the key" }).waitFor();
    await expectNoAxeViolations(page);
    const key = await dialog.getByText(/^([A-Z2-7]{4}-){7}[A-Z2-7]{4}$/).textContent();
    const secret = (key ?? "").replaceAll("-", "");
    const opener = dialog.getByRole("link", { name: "Open the authenticator" });
    expect(await opener.getAttribute("href")).toMatch(
      new RegExp(`^otpauth://totp/Fundbook:.*[?]secret=${secret}&issuer=Fundbook`),
    );
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await dialog.getByRole("button", { name: "Copy the key" }).click();
    await page.getByText("Copied").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
    const code = dialog.getByLabel("Code that the app shows");
    await code.fill("12");
    await dialog.getByRole("button", { name: "Turn on" }).click();
    await dialog.getByText("Enter the six digits of your app, or a recovery code").waitFor();
    await code.fill(await codeOf(secret));
    await dialog.getByRole("button", { name: "Turn on" }).click();
    const done = page.getByRole("dialog", { name: "The second factor is on" });
    const codes = done.getByRole("listitem").filter({ hasText: /^[A-Z2-7-]{16,}$/i });
    await codes.first().waitFor();
    expect(await codes.count()).toBe(10);
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await page.goBack();
    expect(await codes.count()).toBe(10);
    const saved = page.waitForEvent("download");
    await done.getByRole("button", { name: "Save as a file" }).click();
    expect((await saved).suggestedFilename()).toBe("fundbook-recovery-codes.txt");
    await done.getByRole("button", { name: "I've saved them" }).click();
    await section.getByText("10 recovery codes are left.").waitFor();
  });

  it("is a step of signing in, before what an assistant asks, and of confirming", async () => {
    const user = await register(baseUrl);
    const { secret, recoveryCodes } = await turnOnFactor(user);
    const page = await browser.newPage();
    await page.goto(await authorizeAddress(baseUrl));
    await page.getByLabel("Email").fill(user.email);
    await page.getByLabel("Password", { exact: true }).fill("correct horse");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("heading", { name: "Enter your code" }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(recoveryCodes[0] ?? "");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("heading", { name: "Connect an assistant?" }).waitFor();
    await page.getByRole("button", { name: "Allow", exact: true }).waitFor();
    await makeStale(databaseUrl, user);
    await forgetSteps(databaseUrl);
    await page.goto("/account/security");
    const section = page.getByRole("region", { name: "Second factor" });
    await section.getByText("9 recovery codes are left.").waitFor();
    await section.getByRole("button", { name: "Turn off" }).click();
    const sure = page.getByRole("dialog", { name: "Turn off the second factor?" });
    await sure.getByRole("button", { name: "Turn off" }).click();
    const question = page.getByRole("dialog", { name: "Confirm it's you" });
    await question.getByLabel("Your password").fill("correct horse");
    await question.getByLabel("Code from your app").fill(await codeOf(secret));
    await question.getByRole("button", { name: "Confirm" }).click();
    await section.getByRole("button", { name: "Turn on a second factor" }).waitFor();
  });
});
