import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkRows } from "../../../../src/shared/public-api/program-rows.ts";

const row = (change: object = {}) => ({
  id: crypto.randomUUID(),
  fund: "fund",
  date: "2025-03-04",
  type: "purchase",
  units: 10,
  amount: 600,
  ...change,
});
const check = (...rows: unknown[]) => checkRows(rows, "2026-01-31");

describe("rows that a program sends", () => {
  it("are read with the defaults of a typed transaction", () => {
    const id = crypto.randomUUID();
    expect(check(row({ id }))).toMatchObject({
      rows: [{ id, fund: "fund", accept: [], fields: { units: 10, stampDuty: 0, pairId: null } }],
    });
  });

  it("are refused by pointers to each wrong field", () => {
    const id = crypto.randomUUID();
    expect(check(row({ id }), row({ id }), row({ date: "2026-02-01" }))).toEqual({
      problems: [
        {
          pointer: "/transactions/1/id",
          code: "request/invalid",
          message: "Another transaction has this id",
        },
        {
          pointer: "/transactions/2/date",
          code: "request/invalid",
          message: "Date cannot be in the future",
        },
      ],
    });
    const charges = { exitLoad: -1 };
    expect(check(row({ charges, fund: { folio: "1" }, accept: ["all"] }))).toMatchObject({
      problems: [
        { pointer: "/transactions/0/fund" },
        { pointer: "/transactions/0/accept/0" },
        { pointer: "/transactions/0/charges/exitLoad" },
      ],
    });
  });

  it("never pass as rows where something is wrong, whatever is sent", () => {
    fc.assert(
      fc.property(fc.array(fc.anything(), { minLength: 1, maxLength: 3 }), (sent) => {
        const checked = check(...sent);
        if ("problems" in checked) expect(checked.problems.length).toBeGreaterThan(0);
        else expect(checked.rows).toHaveLength(sent.length);
      }),
    );
  });
});
