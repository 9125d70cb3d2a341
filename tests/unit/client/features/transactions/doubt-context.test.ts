import { describe, expect, it } from "vitest";
import { doubtContext } from "../../../../../src/client/features/transactions/doubt-context.ts";
import { doubtsOf } from "../../../../../src/shared/transactions/doubts.ts";

const sale = {
  id: "sale",
  date: "2024-03-01",
  type: "redemption",
  units: 70,
  nav: 60,
  amount: 4_200,
  stampDuty: 0,
  charges: { exitLoad: 0, stt: 0, tds: 0 },
  pairId: null,
  cost: null,
} as const;
const lot = {
  transactionId: "second",
  date: "2023-02-01",
  units: 40,
  remaining: 30,
  cost: 2_000,
  unitCost: 50,
  value: null,
  gain: null,
  class: "equity",
  longTermFrom: null,
  lockedUntil: "2026-02-02",
  loadFreeFrom: null,
} as const;
const known = {
  fund: { schemeName: "Sample Tax Saver Fund", firstDate: null },
  priced: { nav: null, navDate: null, history: null },
  transactions: [sale],
  lots: [lot],
  sold: [
    { transactionId: "sale", units: 60, lockedUntil: "2023-01-07" },
    { transactionId: "sale", units: 10, lockedUntil: "2026-02-02" },
    { transactionId: "earlier", units: 5, lockedUntil: "2022-01-07" },
  ],
};
const lockDoubts = (change: object, edited?: string) => {
  const entry = { ...sale, ...change };
  return doubtsOf(entry, doubtContext(known, entry.date, edited)).filter(
    ({ kind }) => kind === "locked",
  );
};

describe("what is asked about a stored sale that is edited", () => {
  it("counts what it sold as held, so that locked units are in doubt as in a new sale", () => {
    expect(lockDoubts({}, "sale")).toEqual([{ kind: "locked", units: 10, until: "2026-02-02" }]);
    expect(lockDoubts({ units: 60 }, "sale")).toEqual([]);
    expect(lockDoubts({ units: 100 }, "sale")).toEqual([
      { kind: "locked", units: 40, until: "2026-02-02" },
    ]);
    expect(lockDoubts({ date: "2022-03-01" }, "sale")).toMatchObject([{ units: 70 }]);
  });

  it("does not count units that other sales took", () => {
    expect(lockDoubts({ units: 30 })).toEqual([{ kind: "locked", units: 30, until: "2026-02-02" }]);
  });
});
