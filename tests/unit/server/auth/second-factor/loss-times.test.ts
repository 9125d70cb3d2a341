import { describe, expect, it } from "vitest";
import { lossEnd, nextStep } from "../../../../../src/server/auth/second-factor/loss-times.ts";

const hour = 3_600_000;
const startedAt = new Date("2026-11-27T09:00:00Z");
const after = (hours: number) => new Date(startedAt.getTime() + hours * hour);

describe("the wait for the end of a second factor", () => {
  it("has mails at its start, in its middle and six hours before its end", () => {
    expect(nextStep(1, startedAt)).toEqual(after(36));
    expect(nextStep(2, after(36))).toEqual(after(66));
    expect(nextStep(3, after(66))).toEqual(after(72));
  });

  it("leaves 72 hours from a first mail that was late, and as long as ever after each other one", () => {
    expect(lossEnd({ startedAt, mailsTaken: 1, mailedAt: after(60) })).toEqual(after(132));
    expect(lossEnd({ startedAt, mailsTaken: 2, mailedAt: after(100) })).toEqual(after(136));
    expect(lossEnd({ startedAt, mailsTaken: 3, mailedAt: after(100) })).toEqual(after(106));
  });

  it("is said to end after 72 hours until a mail is taken", () => {
    expect(lossEnd({ startedAt, mailsTaken: 0, mailedAt: null })).toEqual(after(72));
    expect(lossEnd({ startedAt, mailsTaken: 1, mailedAt: startedAt })).toEqual(after(72));
    expect(lossEnd({ startedAt: null, mailsTaken: 0, mailedAt: null })).toBeNull();
    expect(lossEnd(undefined)).toBeNull();
  });
});
