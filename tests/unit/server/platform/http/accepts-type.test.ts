import { describe, expect, it } from "vitest";
import { acceptsType } from "../../../../../src/server/platform/http/accepts-type.ts";

describe("an Accept header", () => {
  it.each<[string | null, boolean]>([
    [null, true],
    ["", true],
    ["*/*", true],
    ["application/*", true],
    ["Application/JSON; charset=utf-8", true],
    ["text/html, application/json;q=0.1", true],
    ["text/event-stream", false],
    ["*/*, application/json;q=0", false],
    ["application/json;q=0.0", false],
    ["*/*;q=0, application/json", true],
    ["text/*", false],
  ])("takes JSON or not: %s", (header, takes) => {
    expect(acceptsType(header, "application/json")).toBe(takes);
  });
});
