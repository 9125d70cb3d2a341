import type { Page } from "playwright-core";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { me } from "../../../src/shared/holders/holder.ts";
import { password, register, type ApiClient } from "../../support/api/api-client.ts";
import { authorizeAddress } from "../../support/api/assistants.ts";
import { addHolder } from "../../support/api/holders.ts";
import { sdkAssistant } from "../../support/api/sdk-assistant.ts";
import { makeStale } from "../../support/api/sign-in.ts";
import { expectNoAxeViolations } from "../../support/browser/axe.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();

async function signInOnPage(page: Page, { email }: ApiClient): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

describe.each(["2026-07-28", "2025-11-25"] as const)(
  "the official client at revision %s",
  (revision) => {
    it("is consented to after a sign-in, reads, refreshes, and is dead once it is revoked", async () => {
      const asha = await register(baseUrl);
      const page = await browser.newPage();
      const assistant = await sdkAssistant(baseUrl, revision, async (address) => {
        await page.goto(address);
        await signInOnPage(page, asha);
        await page.getByRole("heading", { name: "Connect an assistant?" }).waitFor();
        await page.getByText("A program on this computer", { exact: true }).waitFor();
        await page.getByText("It calls itself “Official client”.").waitFor();
        await page.getByRole("button", { name: "Allow", exact: true }).click();
        await page.getByText("Back in the assistant").waitFor();
      });
      onTestFinished(() => void assistant.stop());
      const client = await assistant.connect();
      expect(assistant.callbacks.at(-1)?.get("iss")).toBe(baseUrl);
      expect((await client.callTool({ name: "portfolio", arguments: {} })).isError).toBeFalsy();
      const before = assistant.stored.tokens?.access_token;
      await runSql(inject("databaseUrl"), "update oauth_tokens set ends_at = 1 where user_id = ?", [
        before?.split(":")[0] ?? "",
      ]);
      expect((await client.callTool({ name: "portfolio", arguments: {} })).isError).toBeFalsy();
      expect(assistant.stored.tokens?.access_token).not.toBe(before);
      await page.goto(`${baseUrl}/account/security`);
      const item = page.getByRole("region", { name: "Access tokens" }).getByRole("listitem");
      await item.getByText("Assistant at 127.0.0.1").waitFor();
      await item.getByRole("button", { name: "Revoke Official client" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
      await page.getByText("Access token revoked").waitFor();
      const { access_token } = assistant.stored.tokens ?? { access_token: "" };
      const response = await fetch(`${baseUrl}/api/mcp`, {
        method: "POST",
        headers: { authorization: `Bearer ${access_token}` },
      });
      expect(response.status).toBe(401);
      await client.close();
    });
  },
);

describe("the page on which an assistant asks", () => {
  const open = async (page: Page, change: Record<string, string> = {}) => {
    await page.goto(await authorizeAddress(baseUrl, change));
  };

  it.each(["en-IN", "hi-IN"] as const)(
    "is accessible, and asks whose figures (%s)",
    async (locale) => {
      const asha = await register(baseUrl);
      await addHolder(asha, { name: "Meera Iyer" });
      await addHolder(asha, { name: "Tara Iyer", kind: "minor", clubbedWith: me });
      const page = await browser.newPage("phone", locale);
      await signIn(page, asha, baseUrl);
      await open(page);
      await page.getByText("assistant.example", { exact: true }).waitFor();
      await page.getByRole("radio").nth(1).check();
      await page.locator("p").getByText("Tara Iyer").waitFor();
      await page.getByText("Meera Iyer").click();
      await expectNoAxeViolations(page);
    },
  );

  it("sends a refusal back by the standard's code", async () => {
    const asha = await register(baseUrl);
    const page = await browser.newPage();
    await page.route("https://assistant.example/**", (route) => route.fulfill({ body: "Back" }));
    await signIn(page, asha, baseUrl);
    await open(page);
    await page.getByRole("button", { name: "Don't allow" }).click();
    await page.waitForURL(
      /^https:\/\/assistant\.example\/callback\?error=access_denied&state=some-state/,
    );
  });

  it("asks for a confirmation in a session that is not fresh", async () => {
    const asha = await register(baseUrl);
    await makeStale(inject("databaseUrl"), asha);
    const page = await browser.newPage();
    await page.route("https://assistant.example/**", (route) => route.fulfill({ body: "Back" }));
    await signIn(page, asha, baseUrl);
    await open(page);
    await page.getByRole("button", { name: "Allow", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Your password").fill(password);
    await dialog.getByRole("button", { name: "Confirm" }).click();
    await page.waitForURL(/^https:\/\/assistant\.example\/callback\?code=/);
  });

  it("stays where the request is wrong, and says so", async () => {
    const asha = await register(baseUrl);
    const page = await browser.newPage();
    await signIn(page, asha, baseUrl);
    await open(page, { resource: `${baseUrl}/api/v1` });
    await page.getByText("This assistant cannot be connected").waitFor();
    expect(new URL(page.url()).pathname).toBe("/account/connect");
  });

  it("is never shown in a frame", async () => {
    const response = await fetch(`${baseUrl}/account/connect`);
    expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });
});
