import { describe, expect, it } from "vitest";
import { proofOf } from "../../../../../src/shared/imports/propose/proof.ts";
import type { Holding, StatementRow } from "../../../../../src/shared/imports/statement.ts";
import { statementRow, statementScheme } from "../../../../support/api/imports.ts";

/** 10 units for ₹500 and 0.02 of stamp duty, worth ₹60 each. */
const proofs = (closing: Partial<Holding>, rows: StatementRow[] = [], opening = "0") =>
  proofOf(
    statementScheme({
      opening,
      rows: [statementRow(), ...rows],
      closing: {
        units: "10",
        date: "2024-12-31",
        nav: "60",
        cost: "500",
        value: "600",
        ...closing,
      },
    }),
  );

describe("what a statement prints for a scheme", () => {
  it("agrees with its lines in units, cost and value, but for rounding", () => {
    const agree = (figure: string) => ({ figure, agrees: true, reason: null });
    expect(proofs({ cost: "500.50", value: "600.9" })).toMatchObject(
      ["units", "cost", "value"].map(agree),
    );
  });

  it("differs by so many units and rupees", () => {
    expect(proofs({ units: "12", cost: "450", value: "720" })).toMatchObject([
      { figure: "units", printed: 12, found: 10, agrees: false },
      { figure: "cost", printed: 450, found: 500, agrees: false, reason: null },
      { figure: "value", printed: 720, found: 600, agrees: false },
    ]);
  });

  it.each<[string, Partial<StatementRow>, string]>([
    [
      "a segregated portfolio",
      { type: "segregation-out", units: "0", amount: "100" },
      "segregated",
    ],
    ["units that came from a merger", { type: "merger-in", units: "5", amount: "250" }, "moved-in"],
    ["reinvested IDCW", { type: "idcw-reinvestment", units: "5", amount: "250" }, "reinvested"],
    ["stamp duty", { units: "5", amount: "250", stampDuty: "20" }, "stamp-duty"],
  ])("can differ in cost because of %s, whose lines are named", (_title, change, reason) => {
    const row = statementRow({ date: "2024-02-05", stampDuty: "0", nav: null, ...change });
    const [, cost] = proofs({ cost: reason === "stamp-duty" ? "750" : "300" }, [row]);
    expect(cost).toMatchObject({ agrees: false, reason });
    expect(cost?.rows).toContainEqual(row);
  });

  it("is not compared with a cost where the lines begin later, nor to what is not printed", () => {
    expect(proofs({ units: "15" }, [], "5").map(({ figure }) => figure)).toEqual([
      "units",
      "value",
    ]);
    expect(proofs({ cost: null, value: null }).map(({ figure }) => figure)).toEqual(["units"]);
    expect(proofOf(statementScheme({ closing: null }))).toEqual([]);
    expect(proofOf(statementScheme({ rows: [], closing: null }))).toEqual([]);
  });
});
