import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runAtOnce } from "../../../../src/shared/steps.ts";
import { checkExport } from "../../../../src/shared/public-api/export-problems.ts";
import { missing } from "../../../../src/shared/missing.ts";
import { exportedFile } from "../../../support/api/exported-file.ts";

const latest = "2026-11-28";

const problemsOf = (file: unknown) => {
  const checked = runAtOnce(checkExport(file, latest));
  return "problems" in checked
    ? checked.problems.map(({ pointer, message }) => [pointer, message])
    : [];
};

const withRow = (change: object) => {
  const file = exportedFile();
  const [first = missing(), ...rest] = file.transactions;
  return { ...file, transactions: [...rest, { ...first, ...change }] };
};
const withFund = (change: object) => {
  const file = exportedFile();
  return { ...file, funds: [{ ...(file.funds[0] ?? missing()), ...change }] };
};

describe("an export's problems", () => {
  it("are none of a sound file", () => {
    expect(runAtOnce(checkExport(exportedFile(), latest))).toHaveProperty("ledgers");
  });

  it.each<[string, object, string, string]>([
    ["no date", { date: undefined }, "date", "date is missing"],
    [
      "a date that is no day",
      { date: "2024-02-30" },
      "date",
      "Date must be a day such as 2026-01-31",
    ],
    ["a day to come", { date: "2026-11-29" }, "date", "Date cannot be in the future"],
    ["text for units", { units: "100" }, "units", "units must be a number"],
    ["no units", { units: 0 }, "units", "Units must be more than 0"],
    ["too many units", { units: 1e30 }, "units", "Units must be at most"],
    ["charges without STT", { charges: { exitLoad: 0, tds: 0 } }, "charges/stt", "stt is missing"],
    ["an unknown type", { type: "buy" }, "type", "type must be one of purchase, sip"],
    ["an unknown fund", { fundId: "nobody's" }, "fundId", "None of the funds has this id"],
    ["a negative NAV", { nav: -1 }, "nav", "NAV must be more than 0"],
  ])("name the row and the field of %s", (_what, change, field, message) => {
    expect(problemsOf(withRow(change))).toEqual([
      [`/transactions/1/${field}`, expect.stringContaining(message)],
    ]);
  });

  it.each<[string, object, string, string]>([
    ["a blank folio number", { folioNumber: " " }, "folioNumber", ""],
    ["a long name", { schemeName: "x".repeat(301) }, "schemeName", "at most 300"],
    ["an unknown person", { holderId: "nobody" }, "holderId", "None of the holders has this id"],
    ["a number for a text", { category: 4 }, "category", "category must be text"],
  ])("name the fund and the field of %s", (_what, change, field, message) => {
    expect(problemsOf(withFund(change))).toEqual([
      [`/funds/0/${field}`, expect.stringContaining(message)],
    ]);
  });

  it("name what is there twice, and what the file lacks", () => {
    const file = exportedFile();
    expect(
      problemsOf({ ...file, transactions: [...file.transactions, file.transactions[0]] }),
    ).toEqual([["/transactions/2/id", "Another transaction has this id"]]);
    expect(problemsOf({ ...file, funds: [...file.funds, ...file.funds] })).toEqual([
      ["/funds/1/id", "Another fund has this id"],
    ]);
    expect(problemsOf({ funds: [] })).toEqual([
      ["/exportedAt", "exportedAt is missing"],
      ["/transactions", "transactions is missing"],
    ]);
    expect(problemsOf({ ...file, transactions: [4] })).toEqual([
      ["/transactions/0", "An entry of transactions must be an object"],
    ]);
  });

  it("point to fields of the file, whatever it has", () => {
    const odd = fc.oneof(fc.jsonValue(), fc.constant(1e300), fc.constant(-1e-300));
    const rows = fc.array(
      fc.record(
        {
          id: odd,
          fundId: odd,
          date: odd,
          type: odd,
          units: odd,
          amount: odd,
          nav: odd,
          charges: odd,
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(rows, fc.array(odd), (changes, funds) => {
        const file = exportedFile();
        const transactions = changes.map((change) => ({ ...file.transactions[0], ...change }));
        for (const [pointer = "", message] of problemsOf({ ...file, funds, transactions })) {
          expect(pointer).toMatch(/^\/(funds|transactions)\/\d+/);
          expect(message).not.toBe("");
        }
      }),
    );
  });
});
