import { expect, it } from "vitest";
import { newSip } from "../../../../src/shared/sips/new-sip.ts";

const schedule = { amount: 5_000, day: 5, from: "2026-01-01", to: null, stepUp: null };
const bought = (date: string) => ({
  id: date,
  date,
  amount: 4_999.75,
  stampDuty: 0.25,
  sipId: null,
  dueDate: null,
});
const none = { sips: new Set<string>(), witnesses: [] };
const recorded = ["2026-01-05", "2026-02-06", "2026-04-06"].map(bought);

it.each([
  ["2026-04-20", { recorded: 3, toRecord: null, next: "2026-05-05" }],
  [
    "2026-07-05",
    {
      recorded: 3,
      toRecord: { count: 3, first: "2026-05-05", last: "2026-07-05", paid: 15_000 },
      next: "2026-08-05",
    },
  ],
])("a new SIP goes on after what is recorded, as of %s", (today, expected) => {
  expect(newSip(schedule, recorded, none, today)).toEqual(expected);
});

it("a new SIP without a past starts with its first instalment", () => {
  expect(newSip({ ...schedule, from: "2026-09-06" }, recorded, none, "2026-09-06")).toEqual({
    recorded: 0,
    toRecord: null,
    next: "2026-10-05",
  });
});

it("a new SIP that has ended has no next instalment", () => {
  expect(newSip({ ...schedule, to: "2026-04-30" }, recorded, none, "2026-09-06")).toEqual({
    recorded: 3,
    toRecord: null,
    next: null,
  });
});

it.each([
  ["a statement, whose last days may not have it yet", "a", "2026-07-05"],
  ["an opening", null, "2026-08-05"],
])("a new SIP records nothing that is covered by %s", (_what, importId, first) => {
  const known = { ...none, witnesses: [{ date: "2026-07-10", importId }] };
  expect(newSip(schedule, recorded, known, "2026-08-05").toRecord).toMatchObject({ first });
});
