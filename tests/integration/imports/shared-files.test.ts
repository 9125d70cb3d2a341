import { expect, inject, it } from "vitest";
import { rawRequest } from "../../support/api/raw-request.ts";

const baseUrl = inject("baseUrl");

const share = (body: string, headers: Record<string, string> = {}) =>
  rawRequest(baseUrl, {
    method: "POST",
    path: "/api/shared-files",
    headers: { "content-type": "multipart/form-data; boundary=x", ...headers },
    body,
  });

it.each([
  ["of a few bytes", "a few bytes, and no form"],
  ["of 8 MB", "x".repeat(8 * 1024 * 1024)],
  ["without content", ""],
])("a file %s that no service worker takes leads to the import page", async (_, body) => {
  const { status, headers, bytes } = await share(body);
  expect(status).toBe(303);
  expect(headers.location).toBe("/funds/import?shared=missed");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["set-cookie"]).toBeUndefined();
  expect(bytes).toHaveLength(0);
});

it("a share from another app or site leads to the import page too", async () => {
  for (const headers of [
    { origin: "null", "sec-fetch-site": "none" },
    { origin: "https://other.example", "sec-fetch-site": "cross-site" },
  ]) {
    expect((await share("x", headers)).status).toBe(303);
  }
});
