import { describe, expect, it } from "vitest";
import { copiesAsOf, isOldCopy, mayAsk } from "../../../../src/shared/sharing/keep-up.ts";

const [june, july] = ["2026-06-01T00:00:00.000Z", "2026-07-01T00:00:00.000Z"];

describe("copiesAsOf", () => {
  it("is the newest of the copies and of the last update", () => {
    expect(copiesAsOf({ updatedAt: null, sharedAt: [june, july, june] })).toBe(july);
    expect(copiesAsOf({ updatedAt: july, sharedAt: [june] })).toBe(july);
    expect(copiesAsOf({ updatedAt: june, sharedAt: [july] })).toBe(july);
  });

  it("is null without copies", () => {
    expect(copiesAsOf({ updatedAt: july, sharedAt: [] })).toBeNull();
  });
});

describe("isOldCopy", () => {
  it("holds after more than 30 days", () => {
    expect(isOldCopy(june, new Date(july))).toBe(false);
    expect(isOldCopy(june, new Date(Date.parse(july) + 1))).toBe(true);
  });
});

describe("mayAsk", () => {
  it("holds at first, and again after seven days", () => {
    const after = (days: number) => new Date(Date.parse(june) + days * 86_400_000);
    expect(mayAsk(null, after(0))).toBe(true);
    expect(mayAsk(june, after(6.9))).toBe(false);
    expect(mayAsk(june, after(7))).toBe(true);
  });
});
