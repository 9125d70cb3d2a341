import { describe, expect, it } from "vitest";
import type { Sip } from "../../../../src/shared/sips/schema.ts";
import { unfollowedSips } from "../../../../src/shared/sips/unfollowed-sips.ts";

const instalments = (amount: number, months: string[]) =>
  months.map(
    (month) =>
      ({
        date: `${month}-20`,
        type: "sip",
        amount,
        stampDuty: 0,
        source: "import",
        dueDate: null,
      }) as const,
  );

const bought = [
  ...instalments(2_681, ["2025-08", "2025-09", "2025-10"]),
  ...instalments(2_815, ["2025-11", "2025-12", "2026-01", "2026-02", "2026-03", "2026-04"]),
  ...instalments(2_815, ["2026-05", "2026-06", "2026-07", "2026-08", "2026-09", "2026-10"]),
];

const followed = (changes: Partial<Sip>): Sip => ({
  id: "sip",
  fundId: "fund",
  amount: 2_956,
  day: 20,
  from: "2026-11-20",
  to: null,
  stepUp: 5,
  earlier: [],
  paused: false,
  recordedThrough: null,
  notBought: [],
  next: { dueDate: "2026-11-20", amount: 2_956 },
  ...changes,
});

const found = (sips: Sip[]) => unfollowedSips(bought, sips, "2026-11-29");

describe("a SIP in a fund's transactions", () => {
  it("is found where no SIP is followed", () => {
    expect(found([])).toMatchObject([{ day: 20, lastAmount: 2_815, stepUp: 5 }]);
  });

  it("is followed already by the SIP that it steps up into", () => {
    expect(found([followed({})])).toEqual([]);
    expect(found([followed({ stepUp: null, amount: 2_815, next: null })])).toEqual([]);
    const next = { dueDate: "2027-11-20", amount: 3_104 };
    expect(found([followed({ amount: 2_553, from: "2024-11-20", next })])).toEqual([]);
  });

  it("is another one where the day or the amount is another's", () => {
    const others = [
      followed({ day: 21 }),
      followed({ stepUp: null }),
      followed({ stepUp: 0.01 }),
      followed({ amount: 2_957, next: null }),
    ];
    expect(found(others)).toHaveLength(1);
  });
});
