import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyChange } from "../../../../../src/client/features/funds/apply-change.ts";
import { askedScheme } from "../../../../../src/client/features/funds/edit/asked-scheme.ts";
import { changedFields } from "../../../../../src/client/features/funds/edit/changed-fields.ts";
import { checkFund } from "../../../../../src/client/features/funds/form/check-fund.ts";
import { draftFromFund } from "../../../../../src/client/features/funds/form/fund-draft.ts";
import { putFund, removeFund } from "../../../../../src/client/features/funds/fund-list-cache.ts";
import { amount, units } from "../../../../support/data/arbitraries.ts";
import { wholeFund } from "../../../../support/data/whole-fund.ts";

const fund = wholeFund({
  id: "a",
  folioNumber: "1001/1",
  schemeName: "FIRST EXAMPLE FUND-DIRECT PLAN-GROWTH",
  category: "debt",
  investedAmount: 4000,
  units: 10,
  nav: 404.73,
  navDate: "2026-08-19",
  currentAmount: 4047.3,
  pnl: 47.3,
  returns: 1.18,
  amfiCode: "900002",
  createdAt: "2026-08-20T10:00:00.000Z",
  hasTransactions: false,
});
const noScheme = () => null;

describe("a fund in the edit form", () => {
  it("asks when it moves to another scheme with transactions that were made at the NAVs of this one", () => {
    const { folioNumber, schemeName, category, investedAmount, units: held } = fund;
    const wanted = { folioNumber, schemeName, category, investedAmount, units: held };
    const asked = (amfiCode: string | null, hasTransactions: boolean, code = "900003") =>
      askedScheme({ ...fund, amfiCode, hasTransactions }, { ...wanted, amfiCode: code }).length;
    expect(asked("900002", true)).toBe(1);
    expect([asked("900002", true, "900002"), asked(null, true), asked("900002", false)]).toEqual([
      0, 0, 0,
    ]);
  });

  it("is unchanged until a field is edited, for any figures and spelling of its name", () => {
    fc.assert(
      fc.property(amount, units, fc.boolean(), (investedAmount, held, isListed) => {
        const opened = {
          ...fund,
          investedAmount,
          units: held,
          ...(isListed ? {} : { amfiCode: null, nav: null, navDate: null }),
        };
        const read = checkFund(draftFromFund(opened));
        expect("input" in read && changedFields(opened, read.input)).toEqual({});
      }),
    );
  });

  it("sends only the changed fields", () => {
    const typed = { ...draftFromFund(fund), category: "Equity", units: "20" };
    const read = checkFund(typed);
    expect("input" in read && changedFields(fund, read.input)).toEqual({
      category: "equity",
      units: 20,
    });
  });

  it("sends a scheme's name and code together", () => {
    const typed = { ...draftFromFund(fund), schemeName: "My Policy", picked: null };
    const read = checkFund(typed);
    expect("input" in read && changedFields(fund, read.input)).toEqual({
      schemeName: "My Policy",
      amfiCode: null,
    });
  });
});

describe("an optimistic edit", () => {
  it("recalculates the figures", () => {
    // By hand: 20 × 404.73 = 8094.60; − 4000 = 4094.60; 4094.6 / 4000 = 102.365 %, rounded 102.37.
    expect(applyChange(fund, { units: 20 }, noScheme)).toEqual({
      ...fund,
      units: 20,
      currentAmount: 8094.6,
      pnl: 4094.6,
      returns: 102.37,
    });
  });

  it("uses the new scheme's NAV, or none", () => {
    const scheme = { code: "900003", name: "Second", nav: "1000", navDate: "2026-08-18" };
    const change = { schemeName: "second", amfiCode: null };
    expect(applyChange(fund, change, () => scheme)).toMatchObject({
      schemeName: "second",
      amfiCode: "900003",
      nav: 1000,
      navDate: "2026-08-18",
      currentAmount: 10_000,
    });
    expect(applyChange(fund, change, noScheme)).toMatchObject({
      amfiCode: null,
      nav: null,
      currentAmount: null,
    });
  });
});

describe("the cached list of funds", () => {
  const older = { ...fund, id: "b", createdAt: "2026-08-19T10:00:00.000Z" };
  const list = { funds: [fund, older], navAsOf: null, dayChange: null };

  it("restores a fund to its previous position", () => {
    for (const { id } of list.funds) {
      const taken = list.funds.find((one) => one.id === id) ?? fund;
      expect(putFund(removeFund(list, id), taken)).toEqual(list);
    }
  });

  it("replaces an edited fund in place", () => {
    const edited = { ...older, units: 3 };
    expect(putFund(list, edited).funds).toEqual([fund, edited]);
  });
});
