import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { headersOf } from "../../../scripts/product/build/page-headers.ts";
import { rawRequest } from "../../support/api/raw-request.ts";

const baseUrl = inject("baseUrl");
const client = join(import.meta.dirname, "../../../dist/client");
const page = readFileSync(join(client, "index.html"), "utf8");
const asset = readdirSync(join(client, "assets")).find((name) => name.endsWith(".js"))!;

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  rawRequest(baseUrl, { method, path, headers });

describe("the client's files", () => {
  it.each([
    ["/", "text/html; charset=utf-8"],
    ["/login", "text/html; charset=utf-8"],
    [`/assets/${asset}`, "text/javascript; charset=utf-8"],
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/mark.svg", "image/svg+xml; charset=utf-8"],
    ["/icons/icon-192.png", "image/png"],
    ["/sample-statement.pdf", "application/pdf"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/google-sign-in", "text/html; charset=utf-8"],
  ])("are sent with the type and the headers of their path: %s", async (path, type) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe(type);
    for (const [name, value] of Object.entries(headersOf(client, path))) {
      expect(headers[name.toLowerCase()], name).toBe(value);
    }
  });

  it("are immutable when their names contain a hash, and revalidated otherwise", async () => {
    const cacheOf = async (path: string) => (await get(path)).headers["cache-control"];
    expect(await cacheOf(`/assets/${asset}`)).toBe("public, max-age=31536000, immutable");
    expect(await cacheOf("/")).toBe("no-cache");
    expect(await cacheOf("/assets/no-such-file.js")).toBe("no-cache");
  });

  it("return 304 for a matching ETag, and only headers for HEAD", async () => {
    const { etag = "" } = (await get("/")).headers;
    expect(await get("/", { "if-none-match": `"x", ${etag}` })).toMatchObject({
      status: 304,
      body: "",
    });
    expect(await get("/", {}, "HEAD")).toMatchObject({
      status: 200,
      body: "",
      headers: { etag, "content-type": "text/html; charset=utf-8" },
    });
  });

  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, br;q=0", "gzip"],
    ["gzip", "gzip"],
    ["GZIP ; q=0.5, x-br", "gzip"],
    ["gzip;q=0", undefined],
    ["identity", undefined],
  ])("have the smallest encoding that the client accepts: %s", async (accepted, encoding) => {
    const response = await fetch(baseUrl, { headers: { "accept-encoding": accepted } });
    expect(response.headers.get("content-encoding") ?? undefined).toBe(encoding);
    expect(response.headers.get("vary")).toBe("accept-encoding");
    expect(await response.text()).toBe(page);
  });

  it("leave the API's JSON gzipped", async () => {
    const schemes = await fetch(`${baseUrl}/api/schemes`, {
      headers: { "accept-encoding": "gzip, br" },
    });
    expect(schemes.headers.get("content-encoding")).toBe("gzip");
    expect(Object.keys((await schemes.json()) as object)).toContain("codes");
  });

  it("accept only GET and HEAD", async () => {
    for (const method of ["POST", "PUT", "DELETE", "PATCH"]) {
      expect((await get("/mark.svg", { "content-length": "0" }, method)).status).toBe(405);
    }
  });

  it.each([
    "/../package.json",
    "/..%2f..%2fpackage.json",
    "/%2e%2e/%2e%2e/run.json",
    "/assets/..%2f..%2f..%2frun.json",
    "/assets/%2e%2e%2findex.html",
    "/..\\..\\run.json",
    "//etc/passwd",
    "/_headers",
    "/_redirects",
    "/404.html",
    "/404",
    "/no-such-page",
    "/funds/1/2",
    "/assets/no-such-file.js",
    "/files.json",
    "/built-from",
    "/.built-from",
    "/assets",
    "/assets/",
    "/__proto__",
    "/constructor",
    "/%00",
    "/%",
    "/index.html/../../x",
  ])("are all that can be asked for: %s gets the page and status 404", async (path) => {
    const { status, body, headers } = await get(path, { "if-none-match": "*" });
    expect([status, body]).toEqual([404, page]);
    expect(headers).toMatchObject({ "content-type": "text/html; charset=utf-8" });
    expect(headers).toHaveProperty("content-security-policy");
  });

  it("answer each page of the client's routes with the page and status 200", async () => {
    const routes = readFileSync(
      join(import.meta.dirname, "../../../src/client/routeTree.gen.ts"),
      "utf8",
    );
    const [, union = ""] = /\n  to:([\s\S]*?)\n  id:/.exec(routes) ?? [];
    const paths = [...union.matchAll(/"([^"]+)"/g)].map(([, path = ""]) => path);
    expect(paths).toContain("/funds/edit-funds/$fundId");
    for (const path of paths.map((to) => to.replaceAll(/\$\w+/g, crypto.randomUUID()))) {
      for (const asked of [path, `${path}/`, `${path}?from=mail`]) {
        const { status, body } = await get(asked);
        expect([asked, status, body === page]).toEqual([asked, 200, true]);
      }
    }
  });

  it("are the only files that can be requested", async () => {
    const part = fc.oneof(
      fc.constantFrom("..", "%2e%2e", "%2f", "%5c", "assets", "file:", "client", "%", "\\", "."),
      fc
        .string({ unit: "grapheme-ascii" })
        .map((sent) => sent.replaceAll(/[^\x21-\x7e]|[?#]/g, "")),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 6 }), async (parts) => {
        const path = `/${parts.join("/")}`;
        if (new URL(baseUrl + path).pathname.startsWith("/api/")) return;
        const { status, body } = await get(path);
        expect(status).toBeLessThan(500);
        if (status === 200 || status === 404) expect(body).toBe(page);
      }),
      { numRuns: 200 },
    );
  });
});

describe("what password managers look for", () => {
  it("leads to the security page", async () => {
    const { status, headers } = await get("/.well-known/change-password");
    expect([status, headers["location"]]).toEqual([302, "/account/security"]);
    const { body } = await get("/.well-known/passkey-endpoints");
    const security = `${baseUrl}/account/security`;
    expect(JSON.parse(body)).toEqual({ enroll: security, manage: security });
  });

  it("is not all that they can ask for", async () => {
    const path = "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200";
    expect((await get(path)).status).toBe(404);
  });
});
