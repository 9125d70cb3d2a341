import { describe, expect, it } from "vitest";
import { lossEnd, nextStep } from "../../../../../src/server/auth/second-factor/loss-times.ts";

const hour = 3_600_000;
const startedAt = new Date("2026-11-27T09:00:00Z");
const after = (hours: number) => new Date(startedAt.getTime() + hours * hour);

describe("the wait for the end of a second factor", () => {
  it("has mails at its start, in its middle and six hours before its end", () => {
    const due = [0, 1, 2, 3].map((taken) => nextStep(startedAt, taken, after(66)));
    expect(due).toEqual([startedAt, after(36), after(66), after(72)]);
  });

  it("ends six hours after its last mail where that was late", () => {
    expect(nextStep(startedAt, 3, after(100))).toEqual(after(106));
    expect(lossEnd({ startedAt, mailsTaken: 3, mailedAt: after(100) })).toEqual(after(106));
  });

  it("is said to end after 72 hours until its last mail is taken", () => {
    expect(lossEnd({ startedAt, mailsTaken: 1, mailedAt: startedAt })).toEqual(after(72));
    expect(lossEnd({ startedAt: null, mailsTaken: 0, mailedAt: null })).toBeNull();
    expect(lossEnd(undefined)).toBeNull();
  });
});
