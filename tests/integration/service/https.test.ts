import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { password } from "../../support/api/api-client.ts";

const appUrl = "https://fundbook.example";
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ AMFI_NAV_URL: "http://127.0.0.1:9/", APP_URL: appUrl });
});
afterAll(() => product?.stop());

const register = (origin: string) =>
  fetch(`${product.url}/api/trpc/auth.register`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify({
      name: "Asha Rao",
      email: `${crypto.randomUUID()}@example.in`,
      password,
      confirmPassword: password,
    }),
  });

describe("a product with an https address", () => {
  it("sets Secure cookies for its host only", async () => {
    const [session, browser, ...others] = (await register(appUrl)).headers.getSetCookie();
    expect(session).toMatch(
      /^__Host-fundbook=[0-9a-f]{40}; HttpOnly; Max-Age=2592000; Path=\/; SameSite=Lax; Secure$/,
    );
    expect(browser).toMatch(
      /^__Host-fundbook-browser=[0-9a-f]{40}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(others).toEqual([]);
  });

  it("says by name where to go at an address of this machine", async () => {
    for (const origin of [product.url, "http://127.0.0.1:1"]) {
      const { error } = await (await register(origin)).json();
      expect(error).toMatchObject({
        // Without a number, the client would take it for no answer of the server.
        code: -32_003,
        message: "Open https://fundbook.example instead: nothing can be sent from this address.",
        data: { appCode: "request/other-address", values: { address: "https://fundbook.example" } },
      });
    }
  });

  it("says so before a provider would lead to another address", async () => {
    const start = async (from: string) => {
      const query = new URLSearchParams({ popup: "1", from });
      const address = `${product.url}/api/auth/google?${query}`;
      return (await fetch(address, { redirect: "manual" })).headers.get("location");
    };
    expect(await start(product.url)).toBe("/google-sign-in.html?error=request/other-address");
    expect(await start(appUrl)).toMatch(/^https:\/\/id\.example\/authorize|error=(?!request)/);
  });

  it("accepts requests from its own origin only", async () => {
    for (const origin of [product.url, "http://fundbook.example", "https://evil.example"]) {
      expect((await register(origin)).status, origin).toBe(403);
    }
  });
});
