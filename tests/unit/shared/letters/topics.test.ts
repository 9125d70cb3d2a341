import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { factOf, isNews, type Topic } from "../../../../src/shared/letters/topics.ts";

const told = (topic: Topic) => new Map([[topic.subject, factOf(topic)]]);
const day = (text: string): Topic => ({ subject: "sip one", day: text });
const amount = (rupees: number): Topic => ({ subject: "goal one", amount: rupees });

describe("what a letter tells", () => {
  it.each<[string, Topic, Topic, boolean]>([
    ["the same day", day("2026-11-30"), day("2026-11-30"), false],
    ["an earlier day", day("2026-11-30"), day("2026-11-29"), false],
    ["a later day", day("2026-11-30"), day("2026-12-01"), true],
    ["an amount 5 % higher", amount(5_000), amount(5_250), false],
    ["an amount over 5 % higher", amount(5_000), amount(5_251), true],
    ["an amount over 5 % lower", amount(5_000), amount(4_749), true],
    ["nothing that is missing any more", amount(5_000), amount(0), true],
    ["something after nothing", amount(0), amount(1), true],
    ["nothing after nothing", amount(0), amount(0), false],
    ["another subject", day("2026-11-30"), { subject: "sip two", day: "2026-11-01" }, true],
  ])("is news by %s: %#", (_, before, now, isNewsNow) => {
    expect(isNews(now, told(before))).toBe(isNewsNow);
  });

  it("is news where nothing was told, unless nothing is missing", () => {
    expect(isNews(day("2020-01-01"), new Map())).toBe(true);
    expect(isNews(amount(1), new Map())).toBe(true);
    expect(isNews(amount(0), new Map())).toBe(false);
  });

  it("is never news right after it was told", () => {
    const topics = fc.oneof(
      fc.record({ subject: fc.string(), day: fc.string() }),
      fc.record({ subject: fc.string(), amount: fc.nat({ max: 1e9 }) }),
    );
    fc.assert(fc.property(topics, (topic) => !isNews(topic, told(topic))));
  });

  it("is told at the latest once an amount has drifted by a tenth, in however small steps", () => {
    const start = fc.integer({ min: 1_000, max: 1e7 });
    const steps = fc.array(fc.double({ min: 0.97, max: 1.03, noNaN: true }), { maxLength: 60 });
    fc.assert(
      fc.property(start, steps, (first, factors) => {
        let [now, known] = [first, first];
        for (const factor of factors) {
          now = Math.max(100, Math.round(now * factor));
          const topic = amount(now);
          if (isNews(topic, told(amount(known)))) known = now;
          expect(Math.abs(now - known)).toBeLessThanOrEqual(known * 0.05);
        }
      }),
    );
  });
});
