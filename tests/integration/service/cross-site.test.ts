import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestProductBehindProxy } from "../../support/servers/test-product-behind-proxy.ts";
import { startOidcProvider, type OidcProvider } from "../../support/servers/oidc-provider.ts";
import type { TestProduct } from "../../support/servers/test-product.ts";
import { register } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";

let provider: OidcProvider;
let product: TestProduct;
beforeAll(async () => {
  provider = await startOidcProvider();
  product = await startTestProductBehindProxy({
    ...provider.settings,
    AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt",
  });
  provider.serve(product.url);
}, 90_000);
afterAll(async () => {
  await product?.stop();
  await provider?.stop();
});

const get = (path: string, headers: Record<string, string>) =>
  fetch(product.url + path, { redirect: "manual", headers });
const attempts = async () => {
  const [row] = await runSql(
    product.databaseUrl,
    "select coalesce(sum(count), 0) n from rate_limits",
  );
  return Number(row?.["n"]);
};
const refused = "/login?error=request/foreign-origin";

describe("the start of a sign-in with Google", () => {
  it.each([
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["another site's image", { "sec-fetch-site": "cross-site", "sec-fetch-dest": "image" }],
    ["another origin of the site, such as another port", { "sec-fetch-site": "same-site" }],
    ["another site in an old browser", { referer: "https://evil.example/page" }],
  ])("from %s is refused, sets no cookie and is not counted", async (_, headers) => {
    const before = await attempts();
    const response = await get("/api/auth/google", headers);
    expect(response.headers.get("location")).toBe(refused);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await attempts()).toBe(before);
  });

  it.each([
    ["our own page", { "sec-fetch-site": "same-origin" }],
    ["the address bar", { "sec-fetch-site": "none" }],
    ["our own page in an old browser", "referer"],
    ["an old browser without these headers", {}],
  ])("from %s is redirected to the provider", async (_, headers) => {
    const sent = headers === "referer" ? { referer: `${product.url}/login` } : headers;
    const response = await get("/api/auth/google", sent as Record<string, string>);
    expect(response.headers.get("location")).toContain(`${provider.issuer}/auth`);
  });

  it("in a popup is refused on the popup's page", async () => {
    const response = await get("/api/auth/google?popup=1", { "sec-fetch-site": "cross-site" });
    expect(response.headers.get("location")).toBe(
      "/google-sign-in.html?error=request/foreign-origin",
    );
  });
});

it("an unexpected callback is not counted and cancels no sign-in", async () => {
  const before = await attempts();
  const headers = { "sec-fetch-site": "cross-site", "sec-fetch-dest": "image" };
  for (const query of ["", "?code=a&state=b", "?error=access_denied&state=page-x"]) {
    const response = await get(`/api/auth/google/callback${query}`, headers);
    expect(response.headers.get("location")).toContain("google/invalid-state");
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  expect(await attempts()).toBe(before);
});

describe("a cross-site request", () => {
  it.each([
    "/api/trpc/auth.me",
    "/api/trpc/funds.list",
    "/api/account/data.json",
    "/api/account/funds.csv",
    "/api/account/transactions.csv",
    "/api/account/portfolio-performance.csv",
    "/api/account/ghostfolio.json",
  ])("of %s is refused", async (path) => {
    const owner = await register(product.url);
    for (const site of ["cross-site", "same-site"]) {
      const response = await get(path, { "sec-fetch-site": site, cookie: owner.cookie() });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({
        error: { data: { appCode: "request/foreign-origin" } },
      });
    }
    const own = await get(path, { "sec-fetch-site": "same-origin", cookie: owner.cookie() });
    expect(own.status).toBe(200);
  });

  it.each(["/api/schemes", "/api/getList", "/api/health"])(
    "of the public %s is accepted",
    async (path) => {
      const response = await get(path, { "sec-fetch-site": "cross-site" });
      expect(response.status).not.toBe(403);
    },
  );
});

it("a reset code is only checked by POST", async () => {
  const input = encodeURIComponent(JSON.stringify({ code: "A".repeat(43) }));
  const before = await attempts();
  const response = await get(`/api/trpc/auth.verifyResetCode?input=${input}`, {});
  expect(response.status).toBe(405);
  expect(await attempts()).toBe(before);
});

it("the log has an entry for each refused origin, with the network prefix only", async () => {
  await fetch(`${product.url}/api/trpc/auth.logout`, {
    method: "POST",
    headers: {
      origin: "https://evil.example",
      "content-type": "application/json",
      "cf-connecting-ip": "203.0.113.77",
    },
  });
  const lines = () =>
    [...readFileSync(join(product.dataFolder, "log/server.log"), "utf8").matchAll(/\{"level".*\}/g)]
      .map(([line]) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event }) => event === "request.foreign-origin");
  await expect
    .poll(() => lines().at(-1))
    .toMatchObject({
      level: "warn",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      network: "203.0.113.0/24",
      path: "/api/trpc/auth.logout",
      origin: "https://evil.example",
    });
});
