import { describe, expect, inject, it } from "vitest";
import { hashesOf, inlineScripts } from "../../../vite/start-page.ts";

const baseUrl = inject("baseUrl");
const scripts = await inlineScripts();
const pages = ["/", "/login", "/account", "/nowhere/at/all"];
const answers = [
  "/api/health",
  "/api/nowhere",
  "/api/schemes",
  "/api/getList",
  "/api/trpc/auth.me",
  "/api/trpc/funds.list",
  "/api/account/data.json",
  "/api/auth/keys",
];

/** The directives of a policy. */
function policyOf(headers: Headers): Map<string, string[]> {
  const directives = (headers.get("content-security-policy") ?? "").split(";");
  return new Map(
    directives.map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

describe.each([...pages, ...answers])("the response to %s", (path) => {
  it("has its security headers", async () => {
    const { headers } = await fetch(baseUrl + path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
    expect(headers.has("x-powered-by")).toBe(false);
    if (pages.includes(path)) {
      expect(headers.get("permissions-policy")).toContain("camera=()");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
    } else {
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    }
  });

  it("allows only the product's scripts and no framing", async () => {
    const policy = policyOf((await fetch(baseUrl + path)).headers);
    expect(policy.get("default-src")).toEqual(["'none'"]);
    expect(policy.get("script-src") ?? []).toEqual(
      pages.includes(path) ? ["'self'", ...hashesOf(scripts)] : [],
    );
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    if (pages.includes(path)) {
      expect(policy.get("base-uri")).toEqual(["'none'"]);
      expect(policy.get("form-action")).toEqual(["'self'"]);
    }
  });
});

describe("a user's response", () => {
  it.each(["/api/trpc/auth.me", "/api/trpc/funds.list", "/api/account/data.json"])(
    "is never cached: %s",
    async (path) => {
      expect((await fetch(baseUrl + path)).headers.get("cache-control")).toBe("no-store");
    },
  );
});

describe("the page", () => {
  it("contains only inline scripts that its policy names, and no event handlers", async () => {
    const html = await (await fetch(`${baseUrl}/login`)).text();
    const found = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code);
    expect(found).toEqual(Object.values(scripts));
    expect(html).not.toMatch(/\son\w+=/);
  });
});
