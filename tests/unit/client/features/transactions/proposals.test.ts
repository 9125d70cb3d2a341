import { describe, expect, it } from "vitest";
import { instalmentDoubts } from "../../../../../src/client/features/transactions/instalment-doubts.ts";
import { switchDoubts } from "../../../../../src/client/features/transactions/switch-doubts.ts";
import type { DoubtSource } from "../../../../../src/client/features/transactions/doubt-context.ts";
import { dayOf } from "../../../../../src/shared/history/days.ts";
import {
  correctedFields,
  newTransactionDraft,
} from "../../../../../src/client/features/transactions/transaction-draft.ts";

const day = "2024-06-05";
const priced = { nav: 181.48, navDate: day, history: null };
const source = {
  fund: { schemeName: "Sample Fund - Growth", firstDate: null },
  priced,
  transactions: [],
};

describe("what is written into the form of a transaction", () => {
  const draft = { ...newTransactionDraft(priced, undefined), date: day };

  it("is what was typed, so that the rest follows", () => {
    const typed = { ...draft, money: "1,00,000", units: "55.101" };
    const tenfold = { units: 551.025, nav: 181.48 };
    // The day's own NAV is left blank, to follow.
    expect(correctedFields(typed, tenfold, priced)).toEqual({ units: "551.025", nav: "" });
    const wrongNav = { ...draft, money: "10,000", nav: "18.148" };
    expect(correctedFields(wrongNav, { units: 55.102, nav: 181.48 }, priced)).toEqual({ nav: "" });
    expect(correctedFields(wrongNav, { units: 55.102, nav: 181 }, priced)).toEqual({ nav: "181" });
  });

  it("leaves a blank amount blank, and has the stamp duty in a typed one", () => {
    const sale = { ...draft, type: "redemption" as const, units: "50" };
    const correction = { units: 40, amount: 4_000 };
    expect(correctedFields(sale, correction, priced)).toEqual({ units: "40" });
    const typed = { ...sale, money: "5,000" };
    expect(correctedFields(typed, correction, priced)).toEqual({ units: "40", money: "4,000" });
    const into = { ...draft, type: "switch-in" as const, money: "0", stampDuty: "0.5" };
    expect(correctedFields(into, { amount: 100 }, priced)).toEqual({ money: "100.5" });
  });
});

describe("what is proposed for past instalments", () => {
  const row = (units: string) => ({ date: day, paid: 10_000, units, isEstimated: false });
  const asked = (...units: string[]) => {
    let written: string[] = [];
    const doubts = instalmentDoubts(units.map(row), source, (rows) => {
      written = rows.map((each) => each.units);
    });
    doubts[0]?.proposal?.write();
    return { text: doubts[0]?.proposal?.text, written };
  };

  it("is the units of one line, or of all lines at once", () => {
    // By hand: 9,999.50 / 181.48 = 55.09973.
    expect(asked("55.1", "55100")).toEqual({ text: "Use 55.100 units", written: ["55.1", "55.1"] });
    expect(asked("55100", "55.1", "55100")).toEqual({
      text: "Use the units that each day's NAV gives",
      written: ["55.1", "55.1", "55.1"],
    });
    expect(asked("55.1")).toEqual({ text: undefined, written: [] });
  });

  it("is what shared-out units would have been at the NAVs, where all are far from it", () => {
    const history = {
      code: "900001",
      days: [dayOf(day)],
      navs: [181.48],
      asOf: day,
      isFilling: false,
    };
    const known: DoubtSource = { ...source, priced: { ...priced, history } };
    const rows = ["10", "10"].map((units) => ({ ...row(units), isEstimated: true }));
    let written: typeof rows = [];
    const [doubt, ...others] = instalmentDoubts(rows, known, (each) => {
      written = each;
    });
    expect(others).toEqual([]);
    expect(doubt?.proposal?.text).toBe("Use 110.200 units");
    doubt?.proposal?.write();
    expect(written).toEqual(rows.map((each) => ({ ...each, units: "55.1" })));
    expect(instalmentDoubts(written, known, () => {})).toEqual([]);
  });
});

describe("what is proposed for a switch", () => {
  it("is the units of the leg that does not fit", () => {
    const input = {
      id: crypto.randomUUID(),
      fromFundId: crypto.randomUUID(),
      toFundId: crypto.randomUUID(),
      date: day,
      unitsOut: 55.102,
      unitsIn: 55_100,
      amount: 10_000,
      stampDuty: 0.5,
    };
    const written: object[] = [];
    const doubts = switchDoubts(input, source, source, (part) => written.push(part));
    expect(doubts.map(({ proposal }) => proposal?.text)).toEqual(["Use 55.100 units"]);
    doubts[0]?.proposal?.write();
    expect(written).toEqual([{ unitsIn: "55.1" }]);
  });
});
