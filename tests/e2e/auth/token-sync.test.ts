import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { register, password, type ApiClient } from "../../support/api/api-client.ts";

const browser = useBrowser();
let product: TestProduct;
let client: ApiClient;
beforeAll(async () => {
  product = await startTestProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt",
    TOKEN_SYNC_PATH: "/session",
  });
  client = await register(product.url);
});
afterAll(() => product.stop());

/** A page with a service at TOKEN_SYNC_PATH that records its requests. */
async function pageWithService(): Promise<{ page: Page; heard: string[] }> {
  const page = await browser.newPage();
  const heard: string[] = [];
  await page.context().route("**/session", async (route) => {
    const request = route.request();
    const bearer = await request.headerValue("authorization");
    heard.push([request.method(), bearer && claimsOf(bearer).sub].filter(Boolean).join(" "));
    await route.fulfill({ status: 204 });
  });
  return { page, heard };
}

const claimsOf = (bearer: string): { sub: string } =>
  JSON.parse(Buffer.from(bearer.split(".")[1] ?? "", "base64url").toString());

async function signIn(page: Page): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByLabel("Email").fill(client.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => url.pathname === "/");
}

const userId = async (): Promise<string> => {
  const { data } = await client.query("auth.me");
  return (data as { user: { id: string } }).user.id;
};

describe("token sync", () => {
  it("posts the token at sign-in and each load, and clears it at sign-out", async () => {
    const { page, heard } = await pageWithService();
    const id = await userId();
    await signIn(page);
    await expect.poll(() => heard).toEqual([`POST ${id}`]);
    await page.reload();
    await expect.poll(() => heard).toEqual([`POST ${id}`, `POST ${id}`]);
    await page.getByRole("button", { name: "Log out" }).click();
    await page.waitForURL("**/login");
    await expect.poll(() => heard).toEqual([`POST ${id}`, `POST ${id}`, "DELETE"]);
  });

  it(
    "clears the token after an offline sign-out when the network is back",
    { tags: "long" },
    async () => {
      const { page, heard } = await pageWithService();
      await signIn(page);
      await expect.poll(() => heard).toHaveLength(1);
      const noNetwork = (route: Route) => route.abort();
      await page.route("**/session", noNetwork);
      await page.context().setOffline(true);
      await page.getByRole("button", { name: "Log out" }).click();
      await page.waitForURL("**/login");
      await page.unroute("**/session", noNetwork);
      expect(heard).toHaveLength(1);
      await page.context().setOffline(false);
      await expect.poll(() => heard.at(-1)).toBe("DELETE");
    },
  );

  it("posts no token that has expired by the browser's clock", { tags: "long" }, async () => {
    const { page, heard } = await pageWithService();
    await page.clock.setFixedTime(Date.now() + 6 * 60_000);
    const asked = page.waitForResponse(/auth\.syncToken/);
    await signIn(page);
    await asked;
    await page.getByRole("button", { name: "Log out" }).click();
    await expect.poll(() => heard).toEqual(["DELETE"]);
  });

  it("does not block a sign-in when the service does not respond", { tags: "long" }, async () => {
    const page = await browser.newPage();
    await page.context().route("**/session", (route) => route.abort());
    await signIn(page);
    await page.getByRole("heading", { level: 1 }).waitFor();
  });
});
