import { describe, expect, it } from "vitest";
import { readableLogLine } from "../../../../../scripts/product/servers/worker-log.ts";

const line = (facts: object) =>
  `[wrangler] ${JSON.stringify({ level: "warn", event: "database.unavailable", time: "2026-08-20T10:00:00.000Z", requestId: "r", network: "203.0.113.0/24", ...facts })}`;

describe("a log line of the worker in the terminal", () => {
  it("shows the event and its fields, without time, request id and network", () => {
    expect(readableLogLine(line({ path: "/api/health" }))).toBe(
      "[warn] database.unavailable  path: /api/health",
    );
  });

  it.each([
    { level: "info" },
    { event: "auth.sign-in-refused" },
    { event: "request.foreign-origin" },
    { event: "nav.refused" },
  ])("is not shown when it is %j", (facts) => {
    expect(readableLogLine(line(facts))).toBeNull();
  });
});
