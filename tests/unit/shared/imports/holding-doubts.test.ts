import { describe, expect, it } from "vitest";
import type { Holding, StatementScheme } from "../../../../src/shared/imports/statement.ts";
import { groupOf } from "../../../../src/shared/imports/propose/scheme-group.ts";
import {
  acceptedChoice,
  listedScheme,
  recordedStatement,
} from "../../../statements/hostile/recorded-statement.ts";
import { statementRow, statementScheme } from "../../../support/api/imports.ts";

async function proposedFor(
  scheme: StatementScheme,
  listed: { nav: string; navDate: string } | null = null,
) {
  const statement = {
    source: "cas-detailed" as const,
    from: "1990-01-01",
    to: "2024-12-31",
    schemes: [scheme],
    failures: [],
    leftOut: [],
    unreadable: [],
  };
  const { schemes } = await recordedStatement(statement, (each) =>
    acceptedChoice(
      each,
      listed && listedScheme(each.name, { code: "900001", isin: null, ...listed }),
    ),
  );
  const [only] = schemes;
  if (only === undefined) throw new Error("there is no scheme");
  return only;
}

const doubtsFor = async (...args: Parameters<typeof proposedFor>) =>
  (await proposedFor(...args)).doubts.flatMap(({ doubts }) => doubts);

const held = (change: Partial<Holding> = {}) =>
  statementScheme({
    opening: null,
    rows: [],
    closing: {
      units: "110.000",
      date: "2024-12-31",
      nav: "100.00",
      cost: "9000.00",
      value: "11000.00",
      unproven: ["units"],
      ...change,
    },
  });

describe("what a printed statement says is held", () => {
  it("is asked about where its NAV is far from the scheme's, whatever proves its units", async () => {
    const listed = { nav: "30.0000", navDate: "2024-12-31" };
    expect(await doubtsFor(held({ unproven: [] }), listed)).toMatchObject([
      { kind: "nav", nav: 100, known: 30 },
    ]);
  });

  it("may have a price of the exchange that is up to twice the NAV", async () => {
    const price = held({ unproven: [], isMarketPrice: true });
    const [traded, listed] = ["85.0000", "45.0000"].map((nav) => ({ nav, navDate: "2024-12-31" }));
    expect(await doubtsFor(price, traded)).toEqual([]);
    expect(await doubtsFor(price, listed)).toMatchObject([{ kind: "nav", known: 45 }]);
  });

  it("is asked about where its units could be the NAV, and not where the known NAV says which is which", async () => {
    const doubts = (nav: string, navDate: string) => doubtsFor(held(), { nav, navDate });
    expect(await doubts("100.5000", "2024-12-31")).toEqual([]);
    expect(await doubts("104.0000", "2024-12-10")).toEqual([]);
    expect(await doubts("109.0000", "2024-12-10")).toMatchObject([
      { kind: "unproven-units", units: 110, nav: 100, known: { nav: 109, date: "2024-12-10" } },
    ]);
    for (const none of [doubtsFor(held()), doubts("100.0000", "2022-01-03")])
      expect(await none).toMatchObject([{ kind: "unproven-units", known: null }]);
  });

  it("is asked about where nothing proves its cost", async () => {
    expect(await doubtsFor(held({ unproven: ["cost"] }))).toEqual([
      { kind: "unproven-cost", cost: 9000, worth: 11_000 },
    ]);
  });
});

describe("the lines of a statement", () => {
  const payout = (change = {}) =>
    statementRow({
      type: "idcw-payout",
      units: "0",
      nav: null,
      balance: null,
      date: "2024-02-05",
      amount: "300.00",
      stampDuty: "0",
      ...change,
    });

  it("are asked about where they have a payout twice, of which one has the tax", async () => {
    const scheme = (...payouts: ReturnType<typeof payout>[]) =>
      statementScheme({
        rows: [statementRow(), ...payouts],
        closing: statementScheme().closing,
      });
    const twice = scheme(payout(), payout({ amount: "270.00", tds: "30.00" }));
    expect(await doubtsFor(twice)).toEqual([
      { kind: "repeated-payout", date: "2024-02-05", amount: 300 },
    ]);
    expect(await doubtsFor(scheme(payout(), payout({ date: "2024-03-05" })))).toEqual([]);
  });

  it.each([
    ["no-amount", "doubt"],
    ["amount-decimals", "doubt"],
    ["repeated-tax", "doubt"],
    ["stamp-duty", "wrong"],
    ["kind", "doubt"],
    ["reversal", "doubt"],
    ["isin", "matched"],
  ] as const)("with the failed check %s are shown as %s", async (check, group) => {
    const plain = statementScheme();
    const failure = { check, location: plain.location, expected: "", found: "" };
    expect(groupOf(await proposedFor({ ...plain, failures: [failure] }))).toBe(group);
    expect(groupOf(await proposedFor(plain))).toBe("matched");
  });
});
