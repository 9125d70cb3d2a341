// @module-tag long
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashText } from "../../../src/server/platform/encoding.ts";
import { newToken } from "../../../src/server/platform/token.ts";
import { apiClient, password, type ApiClient } from "../../support/api/api-client.ts";
import { expectNoAxeViolations } from "../../support/browser/axe.ts";
import { version } from "../../../src/shared/version.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";

const browser = useBrowser();
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
});

async function productWith(rule: "invited" | "closed"): Promise<TestProduct> {
  const started = await startTestProduct({ SIGN_UP: rule, RATE_LIMITS: "off" });
  stops.push(started.stop);
  return started;
}

const needsInvitation = "You need an invitation to create an account here.";
const usedInvitation = "This invitation was already used or has expired. Ask for a new one.";

describe("where accounts are by invitation", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await productWith("invited");
  }, 90_000);

  async function firstAccount(): Promise<ApiClient> {
    const caller = apiClient(product.url);
    const token = newToken();
    const now = Date.now();
    await runSql(product.databaseUrl, "insert into invitations values (?, null, ?, ?)", [
      await hashText(token),
      now,
      now + 86_400_000,
    ]);
    await caller.mutate("auth.checkInvitation", { token });
    const account = { name: "Asha Rao", email: caller.email, password, confirmPassword: password };
    await caller.mutate("auth.register", account);
    return caller;
  }

  async function fillForm(page: Page, email: string): Promise<void> {
    await page.getByLabel("Name").fill("Ravi Iyer");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm password").fill(password);
    await page.getByRole("button", { name: "Create account" }).click();
  }

  it("the first account makes a link, and one person signs up with it", async () => {
    const asha = await firstAccount();
    const own = await browser.newPage();
    const [name = "", value = ""] = asha.cookie().split("=");
    await own.context().addCookies([{ name, value, url: product.url }]);
    await own.goto(`${product.url}/account`);
    const section = own.getByRole("region", { name: "Invitations" });
    await section.getByRole("button", { name: "Make an invitation link" }).click();
    const link = await section.getByLabel("Invitation link").inputValue();
    await section.getByText(/^Made on .*, works until/).waitFor();
    await expectNoAxeViolations(own);

    const page = await browser.newPage("phone");
    await page.goto(`${product.url}/register`);
    await page.getByText(needsInvitation).waitFor();
    expect(await page.getByLabel("Email").count()).toBe(0);
    await expectNoAxeViolations(page);
    await page.goto("about:blank");
    await page.goto(link);
    await page.getByLabel("Confirm password").waitFor();
    expect(page.url()).toBe(`${product.url}/register`);
    // Also after it was closed: the browser keeps the invitation.
    await page.goto(`${product.url}/login`);
    await page.getByRole("link", { name: "Sign up" }).click();
    await fillForm(page, `${crypto.randomUUID()}@example.in`);
    await page.waitForURL(`${product.url}/`);
    await page.goto(`${product.url}/account`);
    await page.getByText(/^Member since/).waitFor();
    await page.getByText(`Fundbook, version ${version}`).waitFor();
    expect(await page.getByRole("region", { name: "Invitations" }).count()).toBe(0);

    const late = await browser.newPage();
    await late.goto(link);
    await late.getByText(usedInvitation).waitFor();
    await own.reload();
    await section.getByRole("button", { name: "Make an invitation link" }).waitFor();
    expect(await section.getByText(/works until/).count()).toBe(0);
  });
});

describe("where sign-up is closed", () => {
  it("the register page says so, and the sign-in page offers none", async () => {
    const { url } = await productWith("closed");
    const page = await browser.newPage();
    await page.goto(`${url}/register`);
    await page
      .getByText("New accounts are not taken here. If you have an account, sign in.")
      .waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole("link", { name: "Sign in" }).click();
    await page.getByLabel("Email").waitFor();
    expect(await page.getByRole("link", { name: "Sign up" }).count()).toBe(0);
  });
});
