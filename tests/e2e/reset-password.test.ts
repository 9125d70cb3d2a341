import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "../support/browser.ts";
import { codeIn, newestMail } from "../support/outbox.ts";
import { ownProduct, type OwnProduct } from "../support/own-product.ts";
import { investor, password, person } from "../support/person.ts";
import { signIn as signInByCookie } from "../support/signed-in.ts";

const baseUrl = inject("baseUrl");
const outbox = inject("outbox");
const browser = useBrowser();
const newPassword = "battery staple";

/** One that limits attempts. */
let product: OwnProduct;
beforeAll(async () => {
  product = await ownProduct({ AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt" });
}, 90_000);
afterAll(() => product?.stop());

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByRole("heading", { name: "Reset password" }).waitFor();
  // What was typed comes along, but never in the address, which is logged and shared.
  expect(await page.getByLabel("Email").inputValue()).toBe(email);
  expect(page.url()).toBe(`${baseUrl}/reset-password`);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await page.getByText("Password reset email sent! Check your inbox or Junk folder.").waitFor();
  await page.waitForURL("**/login");
}

async function setPassword(page: Page, value: string, again = value): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill(value);
  await page.getByLabel("Confirm new password").fill(again);
  await page.getByRole("button", { name: "Set new password" }).click();
}

async function signIn(page: Page, email: string, value: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(value);
  await page.getByRole("button", { name: "Sign in" }).click();
}

describe.each(["desktop", "phone"] as const)(
  "a user with a forgotten password on a %s",
  (screen) => {
    it("requests a link, follows it, sets a new password, and can sign in only with it", async () => {
      const { email } = await investor(baseUrl);
      const page = await browser.newPage(screen);
      await askForLink(page, email);

      const { subject, html } = await newestMail(outbox, email);
      expect(subject).toBe("Set a new Fundbook password");
      await page.setContent(html);
      await page.getByText("Hello,", { exact: true }).waitFor();
      const mailWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(mailWidth).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      await page.getByRole("link", { name: "Set a new password" }).click();

      await page.getByText(email).waitFor();
      await setPassword(page, newPassword);
      await page.getByText("Password reset successful").waitFor();
      await page.waitForURL("**/login");

      await signIn(page, email, password);
      await page.getByText("Invalid credentials. Please try again.").first().waitFor();
      await signIn(page, email, newPassword);
      await page.waitForURL((url) => url.pathname === "/");
    });
  },
);

describe("the form for a reset link", () => {
  it("shows its progress, and a failure with the typed values", async () => {
    const page = await browser.newPage();
    await page.goto("/reset-password");
    await page.getByRole("button", { name: "Send reset link" }).click();
    await page.getByText("Email is required").waitFor();
    const answer = Promise.withResolvers<void>();
    await page.route(/auth\.requestPasswordReset/, async (route) => {
      await answer.promise;
      await route.abort();
    });
    await page.getByLabel("Email").fill("asha@example.in");
    await page.getByRole("button", { name: "Send reset link" }).click();
    await page.getByRole("button", { name: "Sending..." }).waitFor();
    answer.resolve();
    await page.getByText("Fundbook cannot be reached.").first().waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe("asha@example.in");
  });
});

describe("the page of a reset link", () => {
  async function linkFor(email: string): Promise<string> {
    await askForLink(await browser.newPage(), email);
    return `/new-password?oobCode=${codeIn(await newestMail(outbox, email))}`;
  }

  it("refuses differing, short and common passwords, and the link remains valid", async () => {
    const { email } = await investor(baseUrl);
    const page = await browser.newPage();
    await page.goto(await linkFor(email));
    await setPassword(page, "12345", "1234");
    await page.getByText("Passwords do not match!").waitFor();
    await page.getByText("Password must be at least 6 characters").waitFor();
    await setPassword(page, "password");
    // Once, under the field.
    await page
      .getByText("This password is among the most common ones. Choose another.")
      .and(page.getByRole("paragraph"))
      .waitFor();
    expect(await page.getByText("This password is among").count()).toBe(1);
    await setPassword(page, newPassword);
    await page.getByText("Password reset successful").waitFor();
  });

  it("reports a used link as invalid and offers a new one", async () => {
    const { email } = await investor(baseUrl);
    const page = await browser.newPage();
    const link = await linkFor(email);
    await page.goto(link);
    await setPassword(page, newPassword);
    await page.getByText("Password reset successful").waitFor();
    await page.goto(link);
    await page.getByRole("heading", { name: "Invalid or expired reset link" }).waitFor();
    await page.getByRole("link", { name: "Get a new link" }).click();
    await page.waitForURL("**/reset-password");
  });

  it("removes the code from the URL and sends it in no other", async () => {
    const { email } = await investor(baseUrl);
    const page = await browser.newPage();
    const link = await linkFor(email);
    const [, code = ""] = link.split("=");
    const sent: string[] = [];
    page.on("request", (request) => {
      const { referer = "" } = request.headers();
      sent.push(`${request.method()} ${request.url()} ${referer}`);
    });
    await page.goto(link);
    await page.getByText(email).waitFor();
    expect(page.url()).toBe(`${baseUrl}/new-password`);
    expect(sent.filter((request) => request.includes(code))).toEqual([`GET ${baseUrl}${link} `]);
    expect(sent.filter((request) => request.includes("auth.verifyResetCode"))).toEqual([
      expect.stringMatching(/^POST /),
    ]);
    await page.reload();
    await page.getByText(email).waitFor();
    await setPassword(page, newPassword);
    await page.getByText("Password reset successful").waitFor();
    await page.waitForURL("**/login");
    await page.goBack();
    expect(page.url()).not.toContain("/new-password");
  });

  it("refuses a malformed code without a request or console error", async () => {
    const page = await browser.newPage();
    const reported: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") reported.push(message.text());
    });
    const asked: string[] = [];
    page.on("request", (request) => {
      const [, procedures] = /\/api\/trpc\/([^?]+)/.exec(request.url()) ?? [];
      if (procedures !== undefined) asked.push(procedures);
    });
    await page.goto("/new-password?oobCode=no-such-code");
    await page.getByRole("heading", { name: "Invalid or expired reset link" }).waitFor();
    expect(asked).toEqual(["auth.me"]);
    expect(reported).toEqual([]);
  });

  it("redirects to the sign-in page without a code", async () => {
    const page = await browser.newPage();
    await page.goto("/new-password");
    await page.waitForURL("**/login");
  });

  it("offers a retry when the database is unavailable", async () => {
    const { email } = await investor(baseUrl);
    const page = await browser.newPage();
    const link = await linkFor(email);
    await page.route(/auth\.verifyResetCode/, (route) => route.abort());
    await page.goto(link);
    await page.getByRole("heading", { name: "Your link could not be checked" }).waitFor();
    await page.unroute(/auth\.verifyResetCode/);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText(email).waitFor();
  });

  it("signs out a browser that was signed in to the account", async () => {
    const somebody = await investor(baseUrl);
    const link = await linkFor(somebody.email);
    const page = await browser.newPage();
    await signInByCookie(page, somebody, baseUrl);
    await page.goto("/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.goto(link);
    await setPassword(page, newPassword);
    await page.getByText("Password reset successful").waitFor();
    await page.waitForURL("**/login");
    await signIn(page, somebody.email, newPassword);
    await page.waitForURL((url) => url.pathname === "/");
  });
});

it("makes the browser trusted, whatever others try elsewhere", async () => {
  const { email } = await investor(product.url);
  const page = await browser.newPage();
  const strangers = () =>
    Promise.all(
      Array.from({ length: 12 }, () =>
        person(product.url).tell("auth.login", { email, password: "wrong horse" }),
      ),
    );
  await strangers();
  await page.goto(`${product.url}/login`);
  await signIn(page, email, password);
  await page
    .getByText("Too many attempts. Please reset your password or try again later.")
    .first()
    .waitFor();
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByRole("button", { name: "Send reset link" }).click();
  await page.waitForURL("**/login");
  const code = codeIn(await newestMail(product.outbox, email));
  await page.goto(`${product.url}/new-password?oobCode=${code}`);
  await setPassword(page, newPassword);
  await page.waitForURL("**/login");
  await strangers();
  await signIn(page, email, newPassword);
  await page.waitForURL((url) => url.pathname === "/");
});
