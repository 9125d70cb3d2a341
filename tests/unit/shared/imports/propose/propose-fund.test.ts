import { describe, expect, it } from "vitest";
import type { FundProposal } from "../../../../../src/shared/imports/propose/fund-proposal.ts";
import { proposeFund } from "../../../../../src/shared/imports/propose/propose-fund.ts";
import type { RecordedTransaction } from "../../../../../src/shared/imports/schema.ts";
import type { StatementScheme } from "../../../../../src/shared/imports/statement.ts";
import { statementRow, statementScheme } from "../../../../support/api/imports.ts";

const dates = { from: "2024-01-01", to: "2024-12-31" };
const ledger = { id: "fund", hasTransactions: true, units: 10 };
const totals = { id: "fund", hasTransactions: false, units: 10 };

const recordedRow = (change: Partial<RecordedTransaction> = {}): RecordedTransaction => ({
  id: "1",
  fundId: "fund",
  date: "2024-01-05",
  sequence: 0,
  type: "purchase",
  units: 10,
  amount: 499.98,
  stampDuty: 0.02,
  nav: 50,
  pairId: null,
  cost: null,
  acquiredOn: null,
  source: "manual",
  dueDate: null,
  importKey: null,
  ...change,
});

const outcomes = ({ rows }: FundProposal) => rows.map(({ outcome }) => outcome.kind);

const closingAt = (units: string, change = {}): StatementScheme["closing"] => ({
  units,
  date: "2024-12-31",
  nav: "60",
  cost: "5000",
  value: null,
  ...change,
});

/** Begins with 90 units. */
const partial = (change: Partial<StatementScheme> = {}) =>
  statementScheme({
    opening: "90.000",
    closing: closingAt("100"),
    rows: [statementRow({ balance: "100.000" })],
    ...change,
  });

describe("a scheme with its whole past", () => {
  it("becomes a new fund", () => {
    const proposal = proposeFund(statementScheme(), dates, null, []);
    expect(proposal).toMatchObject({ coverage: "whole", fundId: null, refusal: null });
    expect(outcomes(proposal)).toEqual(["new"]);
  });

  it("adds nothing where all is recorded", () => {
    const proposal = proposeFund(statementScheme(), dates, ledger, [recordedRow()]);
    expect(proposal.refusal).toBeNull();
    expect(outcomes(proposal)).toEqual(["known"]);
  });

  it("moves a fund of totals over", () => {
    expect(proposeFund(statementScheme(), dates, totals, [])).toMatchObject({
      coverage: "whole",
      fundId: "fund",
      refusal: null,
    });
  });

  it("takes the place of openings", () => {
    const opening = recordedRow({ type: "opening", date: "2024-06-30", nav: null });
    const proposal = proposeFund(statementScheme(), dates, ledger, [opening]);
    expect(proposal).toMatchObject({ replacedOpenings: ["1"], refusal: null });
  });

  it("leaves an opening alone that was used up before the statement begins", () => {
    const used = [
      recordedRow({ id: "0", type: "opening", date: "2015-01-05", nav: null }),
      recordedRow({ id: "2", type: "redemption", date: "2018-01-05", stampDuty: 0 }),
    ];
    const proposal = proposeFund(statementScheme(), dates, ledger, used);
    expect(proposal).toMatchObject({ replacedOpenings: [], refusal: null });
  });

  it("is refused where other transactions are recorded for the same time", () => {
    const other = recordedRow({ date: "2024-02-05", units: 7 });
    expect(proposeFund(statementScheme(), dates, ledger, [other]).refusal).toEqual({
      reason: "other-units",
      date: "2024-12-31",
      found: 17,
      printed: 10,
      missingRows: [{ date: "2024-02-05", type: "purchase", units: 7 }],
    });
  });

  it("is refused where it ends before an opening that it cannot have in it", () => {
    const opening = recordedRow({ type: "opening", date: "2025-03-31", units: 12, nav: null });
    const refusal = { reason: "ends-before-opening", date: "2025-03-31" };
    expect(proposeFund(statementScheme(), dates, ledger, [opening])).toMatchObject({ refusal });
    // Bought by hand before: nothing is new.
    const all = [recordedRow(), { ...opening, id: "2" }];
    expect(proposeFund(statementScheme(), dates, ledger, all)).toMatchObject({
      refusal: null,
      replacedOpenings: [],
    });
  });

  it("is refused for imported totals of a day after its end that are not what it ends with", () => {
    const imported = { fundId: totals.id, units: 4, investedAmount: 200, to: "2025-06-30" };
    const fund = { ...totals, units: 4 };
    const refusal = { reason: "ends-before-opening", date: "2025-06-30" };
    const refusalFor = (held: typeof fund, said: typeof imported) =>
      proposeFund(statementScheme(), dates, held, [], said).refusal;
    expect(refusalFor(fund, imported)).toEqual(refusal);
    expect(refusalFor(fund, { ...imported, to: "2024-12-31" })).toBeNull();
    expect(refusalFor({ ...fund, units: 10 }, { ...imported, units: 10 })).toBeNull();
  });

  it("is refused for a fund of totals with more units than it ever had", () => {
    const sold = statementRow({
      date: "2024-06-05",
      type: "redemption",
      units: "6",
      balance: "4.000",
      amount: "300",
      stampDuty: "0",
    });
    const scheme = statementScheme({ rows: [statementRow(), sold] });
    const fund = (units: number) => ({ ...totals, units });
    for (const units of [4, 10, 10.01, 3]) {
      expect(proposeFund(scheme, dates, fund(units), []).refusal).toBeNull();
    }
    expect(proposeFund(scheme, dates, fund(10.02), []).refusal).toEqual({
      reason: "less-than-totals",
      found: 10.02,
      printed: 4,
    });
  });

  it("drops an estimated instalment that it does not have, unless it may still come", () => {
    const estimate = (change: Partial<RecordedTransaction>) =>
      recordedRow({ source: "sip", type: "sip", units: 3, amount: 150, ...change });
    const rows = [
      estimate({ id: "bounced", date: "2024-04-05" }),
      estimate({ id: "before", date: "2023-12-05" }),
      estimate({ id: "coming", date: "2024-12-27" }),
    ];
    const proposal = proposeFund(
      statementScheme({ closing: closingAt("16") }),
      dates,
      ledger,
      rows,
    );
    expect(proposal).toMatchObject({ dropped: ["bounced"], refusal: null, unitsAfter: 16 });
    const known = proposeFund(statementScheme(), dates, ledger, [
      recordedRow(),
      ...rows.slice(0, 1),
    ]);
    expect(known).toMatchObject({ dropped: ["bounced"], refusal: null });
  });

  it("keeps an estimated instalment of its last days that it does not have yet", () => {
    const coming = recordedRow({ id: "coming", date: "2024-12-27", source: "sip", type: "sip" });
    const fields = { units: 3, amount: 150 };
    for (const recorded of [[], [recordedRow()]]) {
      const all = [...recorded, { ...coming, ...fields }];
      expect(proposeFund(statementScheme(), dates, ledger, all)).toMatchObject({
        refusal: null,
        dropped: [],
        unitsAfter: 13,
      });
      const printed = statementScheme({ closing: closingAt("12") });
      expect(proposeFund(printed, dates, ledger, all).refusal).toMatchObject({
        reason: "other-units",
        missingRows: [{ date: "2024-12-27" }],
      });
    }
  });

  it("leaves later transactions alone", () => {
    const later = recordedRow({ date: "2025-02-05" });
    expect(proposeFund(statementScheme(), dates, ledger, [later]).refusal).toBeNull();
  });

  it("is refused where a check that concerns its rows fails, and not where a rounding differs", () => {
    const location = { page: 2, line: 7, text: "05-Jan-2024 …" };
    const failed = (check: "running-balance" | "amount") =>
      statementScheme({ failures: [{ check, location, expected: "10", found: "9" }] });
    expect(proposeFund(failed("running-balance"), dates, null, []).refusal).toMatchObject({
      reason: "failed-check",
      check: "running-balance",
      location,
    });
    expect(proposeFund(failed("amount"), dates, null, []).refusal).toBeNull();
  });

  it("is refused where more is sold than bought, or a row cannot be stored", () => {
    const sale = statementRow({ type: "redemption", balance: "0" });
    expect(proposeFund(statementScheme({ rows: [sale] }), dates, null, []).refusal).toEqual({
      reason: "not-enough-units",
      date: "2024-01-05",
    });
    const tooExact = statementRow({ units: "1000000000" });
    expect(
      proposeFund(statementScheme({ rows: [tooExact] }), dates, null, []).refusal,
    ).toMatchObject({
      reason: "unusable-row",
      message: "Units must be at most 99,99,99,999",
      location: tooExact.locations[0],
    });
  });
});

describe("a scheme whose statement begins later", () => {
  it("becomes one opening with its cost, in a new fund", () => {
    const proposal = proposeFund(partial(), dates, null, []);
    expect(proposal).toMatchObject({ coverage: "later", refusal: null });
    expect(outcomes(proposal)).toEqual(["in-opening", "new"]);
    expect(proposal.rows[1]?.fields).toMatchObject({
      type: "opening",
      date: "2024-12-31",
      units: 100,
      amount: 5_000,
    });
  });

  it("adds nothing when it is read again", () => {
    const opening = recordedRow({
      type: "opening",
      source: "import",
      date: "2024-12-31",
      units: 100,
    });
    const proposal = proposeFund(partial(), dates, ledger, [opening]);
    expect(proposal.refusal).toBeNull();
    expect(outcomes(proposal)).toEqual(["in-opening"]);
    const later = proposeFund(partial(), dates, ledger, [{ ...opening, date: "2025-03-31" }]);
    expect(later.refusal).toBeNull();
    expect(outcomes(later)).toEqual(["in-opening"]);
  });

  it("appends to what is recorded where the units agree", () => {
    const before = recordedRow({ date: "2023-06-05", units: 90 });
    expect(outcomes(proposeFund(partial(), dates, ledger, [before]))).toEqual(["new"]);
    const less = recordedRow({ date: "2023-06-05", units: 80 });
    expect(proposeFund(partial(), dates, ledger, [less]).refusal).toEqual({
      reason: "other-units",
      date: "2024-01-01",
      found: 80,
      printed: 90,
      missingRows: [],
    });
  });

  it("is refused for a fund of totals, without a cost, and with nothing held", () => {
    const refusalOf = (scheme: StatementScheme, fund: typeof totals | null = null) =>
      proposeFund(scheme, dates, fund, []).refusal?.reason;
    expect(refusalOf(partial(), totals)).toBe("part-of-totals");
    expect(refusalOf(partial({ closing: closingAt("100", { cost: null }) }))).toBe("no-cost");
    expect(refusalOf(partial({ closing: closingAt("0") }))).toBe("sold-since");
    expect(refusalOf(partial({ closing: closingAt("0"), rows: [] }))).toBe("nothing-held");
  });
});

describe("a scheme from a file without balances", () => {
  const traded = (units = "10") =>
    statementScheme({
      opening: null,
      closing: null,
      rows: [statementRow({ units, balance: null })],
    });

  it("becomes a new fund, and adds to one with transactions", () => {
    expect(proposeFund(traded(), dates, null, [])).toMatchObject({
      coverage: "whole",
      refusal: null,
    });
    const proposal = proposeFund(traded(), dates, ledger, [recordedRow({ date: "2023-01-05" })]);
    expect(proposal).toMatchObject({ coverage: "later", refusal: null });
    expect(outcomes(proposal)).toEqual(["new"]);
  });

  it("adds nothing that an opening has in it", () => {
    const opening = recordedRow({ type: "opening", date: "2024-06-30", nav: null });
    const proposal = proposeFund(traded(), dates, ledger, [opening]);
    expect(proposal).toMatchObject({ coverage: "later", replacedOpenings: [], refusal: null });
    expect(outcomes(proposal)).toEqual(["in-opening"]);
  });

  it("moves a fund of totals over only where it explains all its units", () => {
    expect(proposeFund(traded(), dates, totals, []).refusal).toBeNull();
    expect(proposeFund(traded("9"), dates, totals, []).refusal).toEqual({
      reason: "part-of-totals",
    });
  });
});

describe("a holding without transactions", () => {
  const holding = (closing: StatementScheme["closing"]) =>
    statementScheme({ opening: null, rows: [], closing });

  it("becomes totals", () => {
    expect(proposeFund(holding(closingAt("12.345")), dates, null, [])).toMatchObject({
      coverage: "totals",
      totals: { units: 12.345, investedAmount: 5_000 },
    });
  });

  it("is only compared with a fund that has transactions, on its own day", () => {
    const later = recordedRow({ id: "2", date: "2025-01-05", units: 5 });
    const planOf = (units: string, rows = [recordedRow(), later]) =>
      proposeFund(holding(closingAt(units, { cost: null })), dates, ledger, rows);
    expect(planOf("10.000")).toMatchObject({
      coverage: "later",
      totals: null,
      rows: [],
      refusal: null,
    });
    expect(planOf("12.345").refusal).toMatchObject({
      reason: "other-units",
      date: "2024-12-31",
      found: 10,
      printed: 12.345,
    });
    expect(planOf("12.345", [later]).refusal).toMatchObject({ found: 0 });
    const opening = recordedRow({ type: "opening", date: "2025-01-05", nav: null });
    expect(planOf("12.345", [opening]).refusal).toBeNull();
  });

  it("without a day is compared with what is held now", () => {
    const closing = closingAt("12.345", { date: null });
    const refusalOf = (units: number) =>
      proposeFund(holding(closing), { from: null, to: null }, ledger, [
        recordedRow({ date: "2025-01-05", units }),
      ]).refusal;
    expect(refusalOf(12.34)).toBeNull();
    expect(refusalOf(12)).toMatchObject({ reason: "other-units", date: null, found: 12 });
  });

  it("of other units than typed ones is said, and that of the same is nothing new", () => {
    const planOf = (units: string) => proposeFund(holding(closingAt(units)), dates, totals, []);
    expect(planOf("12.345")).toMatchObject({ isOtherUnits: true, totalsBefore: null });
    expect(planOf("10.004")).toMatchObject({ isOtherUnits: false, totalsBefore: null });
  });

  it("adds the month's transactions where they go on from what is recorded", () => {
    const row = statementRow({ date: "2024-12-10", units: "2.345", balance: null });
    const month = { opening: "10.000", rows: [row] };
    const scheme = { ...holding(closingAt("12.345")), month };
    const december = { from: "2024-12-01", to: "2024-12-31" };
    const proposal = proposeFund(scheme, december, ledger, [recordedRow()]);
    expect([proposal.refusal, outcomes(proposal), proposal.coverage]).toEqual([
      null,
      ["new"],
      "later",
    ]);
    const known = [recordedRow(), recordedRow({ id: "2", date: "2024-12-10", units: 2.345 })];
    expect(outcomes(proposeFund(scheme, december, ledger, known))).toEqual(["known"]);
    const less = [recordedRow({ units: 9 })];
    expect(proposeFund(scheme, december, ledger, less)).toMatchObject({
      rows: [],
      refusal: { reason: "other-units", found: 9 },
    });
    expect(proposeFund(scheme, december, null, [])).toMatchObject({ coverage: "totals", rows: [] });
  });

  it("replaces the totals of an earlier import, and neither newer nor typed ones", () => {
    const imported = { fundId: "fund", units: 10, investedAmount: 400, to: "2024-11-30" };
    const planOf = (units: string, before: typeof imported | null) =>
      proposeFund(holding(closingAt(units)), dates, totals, [], before).totalsBefore;
    expect(planOf("12.345", imported)).toEqual({ units: 10, investedAmount: 400 });
    expect(planOf("10", { ...imported, investedAmount: 5_000 })).toBeNull();
    expect(planOf("12.345", { ...imported, to: "2025-01-31" })).toBeNull();
    expect(planOf("12.345", null)).toBeNull();
  });

  it.each(["value", "two-days", "two-sheets"] as const)(
    "is refused where it contradicts itself: %s",
    (check) => {
      const failure = {
        check,
        location: { page: 1, line: 3, text: "" },
        expected: "1",
        found: "2",
      };
      const scheme = { ...holding(closingAt("1")), failures: [failure] };
      expect(proposeFund(scheme, dates, null, []).refusal).toEqual({
        reason: "failed-check",
        ...failure,
      });
    },
  );

  it("is refused without a cost, unless the same units are recorded", () => {
    const refusalOf = (units: string) =>
      proposeFund(holding(closingAt(units, { cost: null })), dates, totals, []).refusal;
    expect(proposeFund(holding(closingAt("1", { cost: null })), dates, null, []).refusal).toEqual({
      reason: "no-cost",
    });
    expect(refusalOf("11.000")).toEqual({ reason: "no-cost" });
    expect(refusalOf("10.000")).toBeNull();
  });
});
