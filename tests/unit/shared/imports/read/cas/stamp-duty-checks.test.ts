import { describe, expect, it } from "vitest";
import { stampDutyFailures } from "../../../../../../src/shared/imports/read/cas/stamp-duty-checks.ts";
import type { StatementRow } from "../../../../../../src/shared/imports/statement.ts";
import { statementRow } from "../../../../../support/api/imports.ts";

const scheme = (registrarCode: string, ...rows: Partial<StatementRow>[]) => ({
  registrarCode,
  rows: rows.map(statementRow),
});
const printing = scheme("CAMS D1", { amount: "1999.90", stampDuty: "0.10" });
const foundIn = (own: typeof printing, ...others: (typeof printing)[]) =>
  stampDutyFailures(own, [own, ...others], others.length > 0).map(({ expected, found }) => [
    expected,
    found,
  ]);

describe("the stamp duty of a statement's lines", () => {
  it("is right where it is 0.005 % of the amount, however it is rounded", () => {
    for (const stampDuty of ["0.09", "0.10", "0.11"])
      expect(foundIn(scheme("CAMS D1", { amount: "1999.90", stampDuty }))).toEqual([]);
  });

  it("is wrong where it is another share", () => {
    expect(foundIn(scheme("CAMS D1", { amount: "1999.90", stampDuty: "0.20" }))).toEqual([
      ["0.10", "0.20"],
    ]);
  });

  it("is missing where the same registrar prints it, and of a round sum where any does", () => {
    const [round, other] = ["4999.75", "4321.57"].map((amount) => ({ amount, stampDuty: "0" }));
    expect(foundIn(scheme("CAMS D2", other!), printing)).toEqual([["0.22", "0"]]);
    expect(foundIn(scheme("KFINTECH 1", other!), printing)).toEqual([]);
    expect(foundIn(scheme("KFINTECH 1", round!), printing)).toEqual([["0.25", "0"]]);
    expect(foundIn(scheme("KFINTECH 1", round!))).toEqual([]);
  });

  it("is none before July 2020, of a sale, and of a few rupees", () => {
    const none = { stampDuty: "0" };
    const rows = [
      { ...none, date: "2020-06-30", amount: "5000.00" },
      { ...none, type: "redemption" as const, amount: "5000.00" },
      { ...none, amount: "100.00" },
    ];
    expect(foundIn(scheme("CAMS D2", ...rows), printing)).toEqual([]);
  });
});
