import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { codeIn, newestMail } from "../../support/servers/outbox.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { register, password, apiClient } from "../../support/api/api-client.ts";
import { signIn as signInByCookie } from "../../support/browser/signed-in-page.ts";
import {
  requestResetLink,
  setNewPassword,
  submitSignIn,
} from "../../support/browser/reset-pages.ts";

const baseUrl = inject("baseUrl");
const outbox = inject("outbox");
const browser = useBrowser();
const newPassword = "battery staple";

/** With rate limits. */
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt",
  });
}, 90_000);
afterAll(() => product?.stop());

describe("the page of a reset link", () => {
  async function linkFor(email: string): Promise<string> {
    await requestResetLink(await browser.newPage(), email);
    return `/new-password?oobCode=${codeIn(await newestMail(outbox, email))}`;
  }

  it("refuses differing, short and common passwords, and the link remains valid", async () => {
    const { email } = await register(baseUrl);
    const page = await browser.newPage();
    await page.goto(await linkFor(email));
    await setNewPassword(page, "12345", "1234");
    await page.getByText("Passwords do not match!").waitFor();
    await page.getByText("Password must be at least 6 characters").waitFor();
    await setNewPassword(page, "password");
    // The message is shown once, at the field.
    await page
      .getByText("This is one of the most common passwords. Choose another one.")
      .and(page.getByRole("paragraph"))
      .waitFor();
    expect(await page.getByText("This is one of the most common passwords").count()).toBe(1);
    await setNewPassword(page, newPassword);
    await page.getByText("Password reset successful").waitFor();
  });

  it("reports a used link as invalid and offers a new one", { tags: "long" }, async () => {
    const { email } = await register(baseUrl);
    const page = await browser.newPage();
    const link = await linkFor(email);
    await page.goto(link);
    await setNewPassword(page, newPassword);
    await page.getByText("Password reset successful").waitFor();
    await page.goto(link);
    await page.getByRole("heading", { name: "Invalid or expired reset link" }).waitFor();
    await page.getByRole("link", { name: "Get a new link" }).click();
    await page.waitForURL("**/reset-password");
  });

  it("removes the code from the URL and sends it in no other", { tags: "long" }, async () => {
    const { email } = await register(baseUrl);
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
    await setNewPassword(page, newPassword);
    await page.getByText("Password reset successful").waitFor();
    await page.waitForURL("**/login");
    await page.goBack();
    expect(page.url()).not.toContain("/new-password");
  });

  it("refuses a malformed code without a request or console error", { tags: "long" }, async () => {
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

  it("redirects to the sign-in page without a code", { tags: "long" }, async () => {
    const page = await browser.newPage();
    await page.goto("/new-password");
    await page.waitForURL("**/login");
  });

  it("offers a retry when the database is unavailable", { tags: "long" }, async () => {
    const { email } = await register(baseUrl);
    const page = await browser.newPage();
    const link = await linkFor(email);
    await page.route(/auth\.verifyResetCode/, (route) => route.abort());
    await page.goto(link);
    await page.getByRole("heading", { name: "Your link could not be checked" }).waitFor();
    await page.unroute(/auth\.verifyResetCode/);
    await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
    await page.getByText(email).waitFor();
  });

  it("signs out a browser that was signed in to the account", { tags: "long" }, async () => {
    const user = await register(baseUrl);
    const link = await linkFor(user.email);
    const page = await browser.newPage();
    await signInByCookie(page, user, baseUrl);
    await page.goto("/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.goto(link);
    await setNewPassword(page, newPassword);
    await page.getByText("Password reset successful").waitFor();
    await page.waitForURL("**/login");
    await submitSignIn(page, user.email, newPassword);
    await page.waitForURL((url) => url.pathname === "/");
  });
});

it("makes the browser trusted, whatever others try elsewhere", { tags: "long" }, async () => {
  const { email } = await register(product.url);
  const page = await browser.newPage();
  const strangers = () =>
    Promise.all(
      Array.from({ length: 12 }, () =>
        apiClient(product.url).mutate("auth.login", { email, password: "wrong horse" }),
      ),
    );
  await strangers();
  await page.goto(`${product.url}/login`);
  await submitSignIn(page, email, password);
  await page
    .getByText("Too many attempts. Please reset your password or try again later.")
    .first()
    .waitFor();
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByRole("button", { name: "Send reset link" }).click();
  await page.waitForURL("**/login");
  const code = codeIn(await newestMail(product.outbox, email));
  await page.goto(`${product.url}/new-password?oobCode=${code}`);
  await setNewPassword(page, newPassword);
  await page.waitForURL("**/login");
  await strangers();
  await submitSignIn(page, email, newPassword);
  await page.waitForURL((url) => url.pathname === "/");
});

describe("the page of a link for a new device", () => {
  it("lets the device sign in after many networks tried wrong passwords", async () => {
    const { email } = await register(product.url);
    const key = createHash("sha256").update(`signInAddress account ${email}`).digest("hex");
    await runSql(
      product.databaseUrl,
      "insert into rate_limits (key, count, successes, ends_at) values (?, 100, 0, ?)",
      [key, Date.now() + 3_600_000],
    );
    const page = await browser.newPage();
    await page.goto(`${product.url}/login`);
    await submitSignIn(page, email, password);
    await page.getByText("If yours is right, a link was mailed to you").first().waitFor();
    await page.goto(
      `${product.url}/new-password?device=${codeIn(await newestMail(product.outbox, email))}`,
    );
    await page.getByRole("button", { name: "This is my device" }).click();
    await page.getByText("This device may sign in now").waitFor();
    await submitSignIn(page, email, password);
    await page.getByRole("link", { name: "Home" }).first().waitFor();
  });
});
