import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { balancesIn } from "../../../../../src/shared/imports/commit/balances-in.ts";
import { commitParts } from "../../../../../src/shared/imports/commit/commit-parts.ts";
import { withoutFunds } from "../../../../../src/shared/imports/commit/without-funds.ts";
import type { ProposedFund } from "../../../../../src/shared/imports/commit/proposed-fund.ts";
import type { FundProposal } from "../../../../../src/shared/imports/propose/fund-proposal.ts";
import { proposeFund } from "../../../../../src/shared/imports/propose/propose-fund.ts";
import { commitInput, type CommitInput } from "../../../../../src/shared/imports/schema.ts";
import type { StatementScheme } from "../../../../../src/shared/imports/statement.ts";
import { statementRow, statementScheme } from "../../../../support/api/imports.ts";

const statement = { from: "1990-01-01", to: "2024-12-31" };
const ofImport = {
  importId: "0b5c3a0e-8a0f-4c5e-9d2a-1f2e3d4c5b6a",
  source: "cas-detailed" as const,
  statement,
};

const proposed = (
  scheme: StatementScheme,
  { fund = {}, ...change }: Partial<FundProposal> & { fund?: Partial<ProposedFund["fund"]> } = {},
): ProposedFund => ({
  proposal: { ...proposeFund(scheme, statement, null, []), ...change },
  closing: scheme.closing,
  fund: {
    folioNumber: "123",
    schemeName: scheme.name,
    amfiCode: "900001",
    category: "equity",
    house: null,
    holderId: null,
    schemeKey: null,
    recordedName: null,
    ...fund,
  },
});

const printedIn = (parts: readonly CommitInput[]) =>
  parts.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === "fund" && item.printed !== null ? [item.printed] : [])),
  );

const isRow = ({ kind }: CommitInput["items"][number]) => kind === "transaction";

const manyRows = (name: string, year: number, count: number): Partial<FundProposal> => {
  const days = Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, 0, at + 1)).toISOString().slice(0, 10),
  );
  return {
    rows: days.map((date, at) => {
      const row = statementRow({ date });
      const fields = { date, pairId: null };
      return { row, key: `${name} ${at}`, fields, confirmed: true, outcome: { kind: "new" } };
    }) as unknown as FundProposal["rows"],
    refusal: null,
  };
};

const nothingNew = { rows: [], fundId: "fund-1" };

describe("what a statement prints as held", () => {
  it("is nothing in Fundbook's own file, which would agree with itself", () => {
    const own = { ...ofImport, source: "fundbook" as const };
    expect(printedIn(commitParts([proposed(statementScheme())], own))).toEqual([]);
    expect(commitParts([proposed(statementScheme(), nothingNew)], own)).toEqual([]);
  });

  it("goes with the fund's rows, as printed", () => {
    const parts = commitParts([proposed(statementScheme())], ofImport);
    expect(printedIn(parts)).toEqual([
      {
        folio: "123 / 0",
        scheme: "Example Flexi Cap Fund - Direct Plan - Growth",
        date: "2024-12-31",
        units: 10,
        unitDecimals: 3,
        cost: 500,
        value: null,
        leftOut: 0,
      },
    ]);
  });

  it("goes alone where nothing of the fund is new", () => {
    const parts = commitParts([proposed(statementScheme(), nothingNew)], ofImport);
    expect(parts).toHaveLength(1);
    expect(parts[0]?.items).toMatchObject([
      { kind: "fund", coverage: "later", totals: null, printed: { units: 10 } },
    ]);
    expect(commitInput.safeParse(parts[0]).success).toBe(true);
    expect(balancesIn(parts)).toBe(1);
  });

  it("goes alone where the fund is there and differs, and not where it was not read well", () => {
    const scheme = statementScheme();
    const location = scheme.location;
    const differs = { reason: "other-units", date: null, found: 9, printed: 10, missingRows: [] };
    const wrong = { reason: "failed-check", check: "closing-balance", location };
    const withRefusal = (refusal: unknown, fundId: string | null) =>
      commitParts([proposed(scheme, { refusal, fundId } as Partial<FundProposal>)], ofImport);
    expect(balancesIn(withRefusal(differs, "fund-1"))).toBe(1);
    expect(withRefusal(differs, "fund-1")[0]?.items).toHaveLength(1);
    expect(withRefusal(differs, null)).toEqual([]);
    expect(withRefusal(wrong, "fund-1")).toEqual([]);
  });

  it("is the sum of a fund's two names, once", () => {
    const old = statementScheme({ name: "Old Name Fund - Direct Plan - Growth" });
    const parts = commitParts([proposed(statementScheme()), proposed(old)], ofImport);
    expect(printedIn(parts)).toMatchObject([{ units: 20, cost: 1_000 }]);
  });

  it("goes with the last rows of either name, however many there are", () => {
    const named = (name: string, from: number, count: number) =>
      proposed(statementScheme({ name }), { ...manyRows(name, from, count), fundId: null });
    const funds = [named("Old", 2010, 300), named("New", 2015, 600)];
    const parts = commitParts(funds, ofImport);
    expect(parts.map((part) => balancesIn([part]))).toEqual([0, 1]);
    expect(printedIn(parts)).toMatchObject([{ units: 20 }]);
    expect(parts.flatMap(({ items }) => items.filter(isRow))).toHaveLength(900);
  });

  it("goes with the totals of one name beside many rows of the other", () => {
    const totals = { units: 10, investedAmount: 500 };
    const one: Partial<FundProposal> = { rows: [], coverage: "totals", totals, refusal: null };
    const rows = proposed(statementScheme(), manyRows("New", 2015, 600));
    const parts = commitParts([proposed(statementScheme(), one), rows], ofImport);
    const sent = parts.flatMap(({ items }) => items);
    expect(sent.filter((item) => item.kind === "fund" && item.totals !== null)).toHaveLength(1);
    expect(sent.filter(isRow)).toHaveLength(600);
    expect(balancesIn(parts)).toBe(1);
  });

  it("counts lines with an amount that are left out, and keeps no cost that the user said", () => {
    const scheme = statementScheme({
      closing: { units: "10.000", date: "2024-12-30", nav: null, cost: null, value: "600" },
      leftOut: [{ location: statementScheme().location, reason: "amount-only" }],
    });
    const priced = { ...scheme, closing: { ...scheme.closing!, cost: "444" } };
    const fund = { ...proposed(priced), closing: scheme.closing };
    expect(printedIn(commitParts([fund], ofImport))).toMatchObject([
      { date: "2024-12-31", cost: null, value: 600, leftOut: 1 },
    ]);
  });

  it("is compared later as the import compared it", () => {
    const decimalsOf = (units: string, change: Partial<StatementScheme> = {}) => {
      const closing = { ...statementScheme().closing!, units };
      const parts = commitParts([proposed(statementScheme({ closing, ...change }))], ofImport);
      return printedIn(parts).map(({ unitDecimals }) => unitDecimals);
    };
    expect(decimalsOf("10.000")).toEqual([3]);
    expect(decimalsOf("10.00")).toEqual([2]);
    expect(decimalsOf("10.000", { rows: [], opening: "0" })).toEqual([2]);
  });

  it("is none where the file prints none", () => {
    expect(
      printedIn(commitParts([proposed(statementScheme({ closing: null }))], ofImport)),
    ).toEqual([]);
  });

  it("is sent exactly once for each fund, however large the import is, unless it is left out", () => {
    const sizes = fc.array(fc.integer({ min: 0, max: 700 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(sizes, (counts) => {
        const funds = counts.map((count, index) => {
          return proposed(statementScheme(), {
            ...manyRows(String(index), 2015, count),
            fundId: `fund-${index}`,
            fund: { folioNumber: String(index) },
          });
        });
        const parts = commitParts(funds, ofImport);
        expect(balancesIn(parts)).toBe(counts.length);
        const [first] = parts;
        if (first === undefined) return;
        const { rest, leftOut } = withoutFunds(first, ({ folioNumber }) => folioNumber === "0");
        const left = leftOut.filter(({ printed }) => printed !== null).length;
        expect(balancesIn(rest === null ? [] : [rest])).toBe(balancesIn([first]) - left);
      }),
      { numRuns: 10 },
    );
  });
});
