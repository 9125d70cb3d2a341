import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../../src/shared/dates.ts";
import { soonIn, topicsOfSoon, type SoonFacts } from "../../../../src/shared/letters/soon.ts";
import { factOf, untold } from "../../../../src/shared/letters/topics.ts";

const today = "2026-11-30";
const fund = (fundId: string) => ({ fundId, schemeName: fundId, folioNumber: "1" });
const nothing: SoonFacts = { sips: [], unlocked: [], longTerm: [], goals: [] };
const soon = (facts: Partial<SoonFacts>, told: ReadonlyMap<string, string> = new Map()) =>
  soonIn({ ...nothing, ...facts }, today, untold(told));

describe("what is due soon", () => {
  it("has the SIPs of seven days, today among them", () => {
    const due = (sipId: string, dueDate: string) => ({ ...fund("a"), sipId, dueDate, amount: 500 });
    const { sips } = soon({
      sips: ["2026-11-29", today, "2026-12-06", "2026-12-07"].map((on, at) => due(`${at}`, on)),
    });
    expect(sips.map(({ dueDate }) => dueDate)).toEqual([today, "2026-12-06"]);
  });

  it("tells each lot, each day of an ELSS and each goal once", () => {
    const facts: Partial<SoonFacts> = {
      unlocked: [{ ...fund("a"), on: "2026-12-02", units: 1, value: 100 }],
      longTerm: [
        { ...fund("b"), on: "2026-12-03", units: 1, tax: 10 },
        { ...fund("b"), on: "2026-12-04", units: 1, tax: null },
      ],
      goals: [
        { goalId: "g", name: "House", missingSip: 4_000 },
        { goalId: "h", name: "Reached", missingSip: 0 },
      ],
    };
    const topics = topicsOfSoon(soon(facts));
    expect(topics.map(({ subject }) => subject)).toEqual([
      "unlocked a",
      "long-term b 2026-12-03",
      "long-term b 2026-12-04",
      "goal g",
    ]);
    const told = new Map(topics.map((topic) => [topic.subject, factOf(topic)]));
    expect(topicsOfSoon(soon(facts, told))).toEqual([]);
    const later = { goals: [{ goalId: "g", name: "House", missingSip: 4_201 }] };
    expect(topicsOfSoon(soon(later, told))).toHaveLength(1);
  });

  it("has each instalment of a SIP once in letters of any days of each week", () => {
    const delays = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), delays, (every, late) => {
        const dues = Array.from({ length: 200 / every }, (_, at) => addDays(today, at * every));
        const told = new Map<string, string>();
        const seen: string[] = [];
        for (const [week, delay] of late.entries()) {
          const day = addDays(today, week * 7 + delay);
          const sips = dues.map((dueDate) => ({
            ...fund("a"),
            sipId: dueDate,
            dueDate,
            amount: 1,
          }));
          const found = soonIn({ ...nothing, sips }, day, untold(told));
          seen.push(...found.sips.map(({ dueDate }) => dueDate));
          for (const topic of topicsOfSoon(found)) told.set(topic.subject, factOf(topic));
        }
        expect(seen).toEqual([...new Set(seen)]);
        // All but those of the days before a late letter.
        const weeks = late.map((delay, week) => [week * 7 + delay, week * 7 + delay + 6] as const);
        const wanted = dues.filter((due) =>
          weeks.some(([from, to]) => due >= addDays(today, from) && due <= addDays(today, to)),
        );
        expect(seen.toSorted()).toEqual(wanted);
      }),
    );
  });
});
