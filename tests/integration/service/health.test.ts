import { expect, inject, it } from "vitest";
import { version } from "../../../src/shared/version.ts";

it("GET /api/health says that the database answers, and the running version", async () => {
  const response = await fetch(`${inject("baseUrl")}/api/health`);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toEqual({ ok: true, database: "ok", version });
});
