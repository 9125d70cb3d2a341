import { describe, expect, it } from "vitest";
import {
  agreementText,
  differenceText,
  sinceText,
} from "../../../../../../src/client/features/transactions/fund-page/agreement-texts.ts";
import type { Agreement } from "../../../../../../src/shared/transactions/agreement.ts";

type Change = Partial<Omit<Agreement, "balance">> & { balance?: Partial<Agreement["balance"]> };

const agreement = ({ balance, ...change }: Change): Agreement => ({
  balance: {
    importId: "august",
    date: "2026-08-20",
    isDated: false,
    folio: "1",
    scheme: "Example Fund",
    units: 100,
    unitDecimals: 3,
    cost: null,
    value: null,
    leftOut: 0,
    importedAt: "2026-08-20T00:00:00.000Z",
    ...balance,
  },
  state: "differs",
  recorded: 90,
  change: null,
  differedThen: true,
  lastAgreed: { date: "2026-07-31", isDated: false },
  ...change,
});

const textsOf = (change: Change) => {
  const given = agreement(change);
  return [agreementText(given), differenceText(given), sinceText(given)].join(" ");
};

describe("texts about a fund's last statement", () => {
  it.each([{}, { recorded: 110 }, { state: "later-start" }, { balance: { leftOut: 2 } }] as const)(
    "speak of the file imported on a day where it has none of its own: %j",
    (change) => {
      expect(textsOf(change)).not.toContain("tatement");
      const dated = { ...change, balance: { ...agreement(change).balance, isDated: true } };
      const lastAgreed = { date: "2026-07-31", isDated: true };
      expect(textsOf({ ...dated, lastAgreed })).not.toContain("file");
    },
  );

  it("name a cause only as possible where others can be the cause", () => {
    const entry = { at: "2026-08-25T06:00:00.000Z", date: "2026-08-01", type: "purchase" } as const;
    const since = (kind: "imported" | "added" | "changed" | "deleted", isCertain: boolean) =>
      sinceText(agreement({ change: { ...entry, kind, units: 0, isCertain } }));
    for (const kind of ["imported", "added", "changed", "deleted"] as const) {
      expect(since(kind, false)).toContain("may have");
    }
    for (const kind of ["imported", "added", "deleted"] as const) {
      expect(since(kind, true)).not.toContain("may have");
    }
  });
});
