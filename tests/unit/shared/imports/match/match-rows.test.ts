import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  matchRows,
  type IncomingRow,
  type RecordedRow,
} from "../../../../../src/shared/imports/match/match-rows.ts";

const incoming = (change: Partial<IncomingRow> = {}): IncomingRow => ({
  key: "a",
  date: "2024-01-05",
  type: "purchase",
  units: 10_000_000,
  amount: 50_000,
  stampDuty: 0,
  ...change,
});

const recorded = (change: Partial<RecordedRow> = {}): RecordedRow => {
  const { key: _, ...row } = incoming();
  return { ...row, id: "1", source: "manual", importKey: null, dueDate: null, ...change };
};

const known = { kind: "known", id: "1" };
const isNew = { kind: "new" };

describe("rows of a statement", () => {
  it("are new where nothing is recorded", () => {
    expect(matchRows([incoming()], [])).toEqual([isNew]);
  });

  it("are known by their key, whatever else has changed", () => {
    const edited = recorded({ importKey: "a", source: "import", date: "2024-01-06", units: 1 });
    expect(matchRows([incoming()], [edited])).toEqual([known]);
  });

  it("are known by the id that Fundbook's own file has of them, also an instalment that was confirmed", () => {
    const instalment = recorded({ source: "sip", dueDate: "2024-01-05" });
    expect(matchRows([incoming({ key: "2024-01-05 1" })], [instalment])).toEqual([known]);
  });

  it("are the recorded instalment where a file of Fundbook has worked it out too", () => {
    const instalment = recorded({ source: "sip", dueDate: "2024-01-05", units: 9_000_000 });
    expect(matchRows([incoming({ type: "sip", confirmed: false })], [instalment])).toEqual([known]);
  });

  it.each<[string, Partial<RecordedRow>, boolean]>([
    ["the same units", {}, true],
    ["units that differ by a hundredth", { units: 10_010_000 }, true],
    ["units that differ by more", { units: 10_010_001 }, false],
    ["another day", { date: "2024-01-06" }, false],
    ["another direction", { type: "redemption" }, false],
    ["another type of the same direction", { type: "switch-in" }, true],
  ])("are compared with what was typed or came from another file: %s", (_name, change, isKnown) => {
    expect(matchRows([incoming()], [recorded(change)])).toEqual([isKnown ? known : isNew]);
  });

  it("without units are compared by their amount", () => {
    const payout = { type: "idcw-payout", units: 0, amount: 1_134 } as const;
    expect(matchRows([incoming(payout)], [recorded(payout)])).toEqual([known]);
    expect(matchRows([incoming(payout)], [recorded({ ...payout, amount: 1_334 })])).toEqual([
      isNew,
    ]);
  });

  it("stay two where only one of two twins is recorded", () => {
    const twins = [incoming(), incoming({ key: "a #2" })];
    expect(matchRows(twins, [recorded()])).toEqual([known, isNew]);
    const both = [recorded(), recorded({ id: "2" })];
    expect(matchRows(twins, both)).toEqual([known, { kind: "known", id: "2" }]);
  });

  it.each<[string, Partial<IncomingRow>, boolean]>([
    ["ten days after its day", { date: "2024-01-14" }, true],
    ["eleven days after its day", { date: "2024-01-15" }, false],
    ["five days before its day", { date: "2023-12-30" }, true],
    ["six days before its day", { date: "2023-12-29" }, false],
    ["one percent more with its stamp duty", { amount: 50_497, stampDuty: 3 }, true],
    ["more than that", { amount: 50_520 }, false],
    ["a redemption", { type: "redemption" }, false],
  ])("take the place of an instalment that was worked out: %s", (_name, change, replaces) => {
    const instalment = recorded({ type: "sip", source: "sip", dueDate: "2024-01-04" });
    expect(matchRows([incoming(change)], [instalment])).toEqual([
      replaces ? { kind: "replaces", id: "1" } : isNew,
    ]);
  });

  it("take the place of the nearest instalment, each of one", () => {
    const instalments = [
      recorded({ id: "1", source: "sip", type: "sip", date: "2024-01-01" }),
      recorded({ id: "2", source: "sip", type: "sip", date: "2024-01-06" }),
    ];
    expect(
      matchRows([incoming(), incoming({ key: "b", date: "2024-01-04" })], instalments),
    ).toEqual([
      { kind: "replaces", id: "2" },
      { kind: "replaces", id: "1" },
    ]);
  });

  it("are all known when they are imported again, and each recorded row stands for one", () => {
    const row = fc.record({
      date: fc.constantFrom("2024-01-05", "2024-01-06"),
      type: fc.constantFrom("purchase" as const, "sip" as const, "redemption" as const),
      units: fc.constantFrom(0, 1_000, 10_000_000),
      amount: fc.constantFrom(0, 50_000),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
        const all = rows.map((each, index) => incoming({ ...each, key: `${index}` }));
        const stored = all.map(({ key, ...each }) =>
          recorded({ ...each, id: key, importKey: key, source: "import" }),
        );
        const again = matchRows(all, stored);
        expect(again).toEqual(all.map(({ key }) => ({ kind: "known", id: key })));
      }),
    );
  });
});
