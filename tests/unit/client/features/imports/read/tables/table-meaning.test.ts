import { describe, expect, it } from "vitest";
import { readTableFile } from "../../../../../../../src/client/features/imports/read/tables/read-table-file.ts";
import type { ColumnMapping } from "../../../../../../../src/shared/imports/read/tables/column-mapping.ts";
import { typeWords } from "../../../../../../../src/shared/imports/read/tables/mapped.ts";
import { suggestMapping } from "../../../../../../../src/shared/imports/read/tables/suggest-mapping.ts";
import { UnknownColumnsError } from "../../../../../../../src/shared/imports/read/tables/table.ts";
import { UnreadableFileError } from "../../../../../../../src/shared/imports/statement.ts";

const bytes = (...lines: string[]) => new TextEncoder().encode(`${lines.join("\n")}\n`);

const asked = (...lines: string[]): ColumnMapping => {
  try {
    readTableFile(bytes(...lines), undefined);
  } catch (error) {
    if (error instanceof UnknownColumnsError) return suggestMapping(error.table);
    throw error;
  }
  throw new Error("nothing was asked");
};

const problemOf = (...lines: string[]) => {
  try {
    readTableFile(bytes(...lines), undefined);
  } catch (error) {
    return error instanceof UnreadableFileError ? error.problem : error;
  }
  return undefined;
};

const read = (mapping: ColumnMapping | undefined, ...lines: string[]) =>
  readTableFile(bytes(...lines), mapping).schemes.flatMap(({ rows }) =>
    rows.map(({ type, units }) => `${type} ${units}`),
  );

const bothWays = ["purchase 200", "redemption 100"];

describe("what a row is", () => {
  it.each(["Buy/Sell", "Narration", "X", "Status"])(
    "is read from the column that has the words, called %s",
    (name) => {
      const table = [
        `Date,Scheme Name,Folio,${name},Units,NAV,Amount`,
        "2022-03-16,Sample,1,Purchase,200,50,10000",
        "2024-05-16,Sample,1,Redemption,100,75,7500",
      ];
      const mapping = asked(...table);
      expect(mapping).toMatchObject({ kindBy: "words", columns: { type: name.toLowerCase() } });
      expect(read(mapping, ...table)).toEqual(bothWays);
    },
  );

  it.each([
    ["debits and credits", "Debit,Credit", "10000,", ",7500", "debit-buys"],
    ["debits and credits of the fund", "Debit,Credit", ",10000", "7500,", "credit-buys"],
    ["amounts that were paid", "Amount,Note", "-10000,", "7500,", "amount-paid"],
    ["amounts that were taken out", "Amount,Note", "10000,", "-7500,", "amount-taken"],
  ])("is read from %s", (_title, names, bought, sold, kindBy) => {
    const table = [
      `Date,Scheme Name,Folio,Units,NAV,${names}`,
      `2022-03-16,Sample,1,200,50,${bought}`,
      `2024-05-16,Sample,1,100,75,${sold}`,
    ];
    const mapping = asked(...table);
    expect(mapping.kindBy).toBe(kindBy);
    expect(read(mapping, ...table)).toEqual(bothWays);
  });

  it.each(["Unit Cost", "Cost per unit", "Rate/Unit", "Amount per unit"])(
    "has no price called %s for its units",
    (name) => {
      const { columns } = asked(
        `Date,Scheme Name,Type,Allotted,${name},Total`,
        "2022-03-16,Sample,Purchase,200,50,10000",
      );
      expect(columns.units).toBe("");
    },
  );

  it("is asked where nothing says it, and read by the answer alone", () => {
    const table = [
      "Date,Scheme Name,Folio,Units,NAV,Amount",
      "2022-03-16,Sample,1,200,50,10000",
      "2024-05-16,Sample,1,100,75,7500",
    ];
    const mapping = asked(...table);
    expect(mapping.kindBy).toBeNull();
    const open = readTableFile(bytes(...table), mapping);
    expect(open.unreadable.map(({ reason }) => reason)).toEqual(["no-type", "no-type"]);
    const said = { ...mapping, kindBy: "all-purchases" as const };
    expect(read(said, ...table)).toEqual(["purchase 200", "purchase 100"]);
  });

  it("is nothing where another column says that it failed, in a known table too", () => {
    const table = [
      "Scheme Name,Transaction Type,Units,NAV,Amount,Date,State",
      "Sample,PURCHASE,200,50,10000,16 Mar 2022,Complete",
      "Sample,REDEEM,100,75,7500,16 May 2024,FAILED",
    ];
    expect(read(undefined, ...table)).toEqual(["purchase 200"]);
  });

  it.each(["Scheme Name", "Fund Name"])("is said by two columns of words, beside %s", (fund) => {
    const table = [
      `Date,${fund},Type,Transaction Type,Units,NAV,Amount`,
      "2022-03-16,Sample,INITIAL,BUY,200,50,10000",
      "2022-04-16,Sample,SIP,BUY,10,50,500",
      "2024-05-16,Sample,SWITCH,SELL,100,75,7500",
      "2024-05-16,Other,SWITCH,BUY,75,100,7500",
      "2024-05-17,Sample,WITHDRAWAL,SELL,20,75,1500",
    ];
    const mapping = fund === "Scheme Name" ? undefined : asked(...table);
    expect(read(mapping, ...table)).toEqual([
      "purchase 200",
      "sip 10",
      "switch-out 100",
      "redemption 20",
      "switch-in 75",
    ]);
  });

  it.each([
    "Rejected",
    "Payment pending",
    "Cheque bounced",
    "Order cancelled by user",
    "Units not allotted",
    "USD",
  ])("is nothing where a remark or currency says so: %s", (remark) => {
    const table = [
      "Date,Scheme Name,Type,Units,NAV,Amount,Remarks",
      `2022-03-16,Sample,Purchase,200,50,10000,${remark}`,
      "2024-05-16,Sample,Redemption,100,75,7500,KYC pending",
      "2024-05-17,Sample,Purchase,100,75,7500,No rejection",
    ];
    expect(read(asked(...table), ...table)).toEqual(["redemption 100", "purchase 100"]);
  });

  it.each([
    ["NAV,Amount (USD)", "50,10000"],
    ["Amount (in lakhs)", "0.1"],
    ["Amount (₹ '000)", "10"],
    ["Amount (L)", "0.1"],
    ["Amount in mn", "0.01"],
  ])("is nothing where its figures are not in rupees: %s", (names, figures) => {
    const table = [
      `Date,Scheme Name,Type,Units,${names}`,
      `2022-03-16,Sample,Purchase,200,${figures}`,
    ];
    const { schemes, unreadable } = readTableFile(bytes(...table), asked(...table));
    expect(schemes).toEqual([]);
    expect(unreadable).toMatchObject([{ line: 2, reason: "not-rupees" }]);
  });

  it("is nothing where no currency stands in a column that names others alone", () => {
    const heading = "Date,Scheme Name,Type,Units,NAV,Amount,Currency";
    const rows = [
      "2022-03-16,Sample,Purchase,200,50,10000,USD",
      "2022-03-17,Sample,Purchase,100,50,5000,",
    ];
    const { schemes, unreadable } = readTableFile(bytes(heading, ...rows), asked(heading, ...rows));
    expect(schemes).toEqual([]);
    expect(unreadable.map(({ reason }) => reason)).toEqual(["not-rupees", "not-rupees"]);
    const known = [...rows, "2022-03-18,Sample,Purchase,100,50,5000,INR"];
    expect(read(asked(heading, ...known), heading, ...known)).toEqual([
      "purchase 100",
      "purchase 100",
    ]);
  });

  it("is said by columns without a heading that the user chose by their places", () => {
    const table = [
      "Date,Scheme Name,,Units,NAV,",
      "2022-03-16,Sample,Purchase,200,50,10000",
      "2024-05-16,Sample,Redemption,100,75,7500",
    ];
    const suggested = asked(...table);
    const columns = { ...suggested.columns, type: "(3)", amount: "(6)" };
    const mapping = { ...suggested, columns, kindBy: "words" as const };
    const lines = table.map((text, at) => ({ line: at + 1, cells: text.split(",") }));
    expect(typeWords(lines, mapping)).toEqual(["Purchase", "Redemption"]);
    const statement = readTableFile(bytes(...table), mapping);
    expect(statement.unused).toBeUndefined();
    expect(read(mapping, ...table)).toEqual(["purchase 200", "redemption 100"]);
  });

  it.each([
    ["Total,,,300,,17500", []],
    [",Total,,300,,17500", []],
    ["2024-05-16,Sample,,100,75,7500", [""]],
  ])("is asked of an empty cell in a row of a scheme, not in a sum: %s", (last, empty) => {
    const table = [
      "Date,Scheme Name,Type,Units,NAV,Amount",
      "2022-03-16,Sample,Purchase,200,50,10000",
      last,
    ];
    const lines = table.map((text, at) => ({ line: at + 1, cells: text.split(",") }));
    const mapping = { ...suggestMapping(lines), kindBy: "words" as const };
    expect(typeWords(lines, mapping)).toEqual(["Purchase", ...empty]);
    const taken = { ...mapping, types: { "": "none" as const } };
    expect(read(empty.length === 0 ? mapping : taken, ...table)).toEqual(["purchase 200"]);
  });

  it("is not said by a way of paying, nor by a known table's column with other words", () => {
    const paid = "Date,Scheme Name,Mode,Units,NAV,Amount";
    expect(asked(paid, "2022-03-16,Sample,SIP,200,50,10000").kindBy).toBeNull();
    const table = "Scheme Name,Transaction Type,Units,NAV,Amount,Date";
    expect(asked(table, "Sample,Online,200,50,10000,16 Mar 2022")).toMatchObject({ types: {} });
  });

  it("is not said by an empty cell among words", () => {
    const table = [
      "Date,Scheme Name,Type,Units,NAV,Amount",
      "2022-03-16,Sample,Purchase,200,50,10000",
      "2024-05-16,Sample,,100,75,7500",
    ];
    const mapping = asked(...table);
    expect(read(mapping, ...table)).toEqual(["purchase 200"]);
    expect(read({ ...mapping, types: { "": "redemption" } }, ...table)).toEqual(bothWays);
  });
});

describe("which column is meant", () => {
  it.each([
    [
      "date",
      "Date,Settlement Date,Scheme Name,Type,Units,NAV",
      "2022-03-16,2022-03-18,Sample,buy,2,5",
    ],
    ["units", "Date,Scheme Name,Type,Units,Matched Units,NAV", "2022-03-16,Sample,buy,2,3,5"],
    ["units", "Date,Scheme Name,Type,Units,Units,NAV", "2022-03-16,Sample,buy,2,3,5"],
  ] as const)("is asked where two could be the %s", (field, header, row) => {
    expect(asked(header, row).columns[field]).toBe("");
  });

  it.each([
    ["Groww", "Scheme Name,Transaction Type,Units,NAV,Amount,Date,Account", "", ",16 Mar 2022"],
    ["nobody", "Date,Scheme Name,Type,Units,NAV,Amount,Account", "2022-03-16,", ""],
  ])("is asked where numbers stand under Account, in a table of %s", (_, names, before, after) => {
    const row = (account: string) => `${before}Sample,PURCHASE,200,50,10000${after},${account}`;
    const table = [names, row("11223344"), row("55667788/10")];
    const mapping = asked(...table);
    expect(mapping.columns.folio).toBe("account");
    const { schemes } = readTableFile(bytes(...table), mapping);
    expect(schemes.map(({ folio, investor }) => [folio, investor])).toEqual([
      ["11223344", null],
      ["55667788/10", null],
    ]);
  });

  it("is asked of holdings whose numbers stand under Account", () => {
    const table = ["Scheme Name,Units,Invested Value,Account", "Sample,200,10000,11223344/10"];
    expect(asked(...table).columns.folio).toBe("account");
  });

  it("is asked of a known table that has another day as well", () => {
    const kuvera = "Date,Folio Number,Name of the Fund,Order,Units,NAV,Amount (INR),Settlement";
    expect(asked(kuvera, "2022-03-16,1,Sample,buy,2,5,10,2022-03-18").columns.date).toBe("");
  });
});

describe("a statement of gains", () => {
  it.each([
    [
      "of a registrar",
      "Folio No,Scheme Name,Desc,Date,Units,Amount,Price,Short Term,Desc_1,Date_1,PurhUnit,Unit Cost",
      "1,Sample,Redemption,10-Jun-2025,100,8254.79,82.5479,2577.67,Purchase,01-Feb-2021,176.1,56.7",
    ],
    [
      "of a broker",
      "Symbol,ISIN,Entry Date,Exit Date,Quantity,Buy Value,Sell Value,Profit",
      "SAMPLE,INF879O01027,2022-03-16,2024-05-16,100,5000,7500,2500",
    ],
    [
      "of another one, with other names",
      "Fund,From,Until,How many,Paid,Got,Result",
      "Sample,2022-03-16,2024-05-16,100,5000,7500,2500",
    ],
    [
      "for the tax return, without days",
      "ISIN Code,Name of the Unit,Units,Sale-price per Unit,Full Value,Cost of acquisition,LTCG",
      "INF879O01027,Sample,100,75,7500,5000,2500",
    ],
  ])("is refused by what it is: %s", (_title, header, row) => {
    expect(problemOf("Realised", "", header, row)).toBe("gains");
  });

  it("is not what is held, with the day of its NAV beside that of its purchase", () => {
    const found = readTableFile(
      bytes(
        "Scheme Name,Folio No,Purchase Date,Units,Invested Amount,NAV Date,NAV,Current Value,Gain",
        "Sample,1,15-04-2021,100,5000,20-11-2026,80,8000,3000",
        "Other,2,15-06-2022,50,1000,20-11-2026,40,2000,1000",
      ),
      undefined,
    );
    expect(found.schemes).toMatchObject([
      { closing: { units: "100", cost: "5000", date: "2026-11-20" } },
      { closing: { units: "50", cost: "1000" } },
    ]);
  });

  it.each([
    ["the end of a lock-in", "Purchase Date", "Lock-in till"],
    ["the last instalment", "NAV Date", "Last SIP Date"],
    ["two purchases", "First purchase date", "Last purchase date"],
  ])("is not what is held, with the day of %s", (_title, one, other) => {
    const header = `Scheme Name,Folio No,Units,Invested Amount,Current Value,Gain,${one},${other}`;
    expect(problemOf(header, "Sample,1,100,5000,8000,3000,15-04-2021,15-04-2024")).not.toBe(
      "gains",
    );
  });

  it("is not a list of orders with buy, sell and profit in it", () => {
    const mapping = asked(
      "Date,Scheme Name,Buy/Sell,Units,Price,Amount,Profit",
      "2022-03-16,Sample,Buy,200,50,10000,",
      "2024-05-16,Sample,Sell,100,75,7500,2500",
    );
    expect(mapping.columns.type).toBe("buy/sell");
  });
});

describe("what a table says twice", () => {
  it("is compared with each other: a balance and the units before it", () => {
    const table = (last: string) => [
      "Date,Scheme Name,Type,Units,NAV,Amount,Unit balance",
      "2024-05-16,Sample,sell,100,75,7500,100",
      `2022-03-16,Sample,buy,200,50,10000,${last}`,
    ];
    const failuresOf = (last: string) => {
      const mapping = asked(...table(last));
      return readTableFile(bytes(...table(last)), mapping).schemes[0]?.failures;
    };
    expect(failuresOf("200")).toEqual([]);
    expect(failuresOf("150")).toMatchObject([
      { check: "running-balance", expected: "150", found: "200.000" },
      { check: "running-balance" },
    ]);
  });

  it("is said where an ISIN is none", () => {
    const table = [
      "Date,Scheme Name,ISIN,Type,Units,NAV",
      "2024-05-16,Sample,INF879O01028,buy,1,7",
    ];
    expect(readTableFile(bytes(...table), asked(...table)).schemes[0]?.failures).toMatchObject([
      { check: "isin", found: "INF879O01028" },
    ]);
  });
});

describe("a split of units in a table", () => {
  const header = "Date,Scheme,Folio,Type,Units,NAV,Amount";
  const bought = "13-05-2023,Sample Fund,1,Purchase,100,20,2000";
  const statementOf = (...lines: string[]) =>
    readTableFile(bytes(...lines), asked(header.concat(",Balance"), bought.concat(",100")));

  it("is asked about, since its units could be those after it", () => {
    const [scheme] = statementOf(
      header,
      bought,
      "14-05-2024,Sample Fund,1,Unit Split,900,2,",
    ).schemes;
    expect(scheme).toMatchObject({
      rows: [{}, { type: "split", units: "900", amount: "0" }],
      failures: [{ check: "split", location: { line: 3 } }],
    });
  });

  it("is held to its balance where it has one", () => {
    const split = (units: number) =>
      statementOf(
        `${header},Balance`,
        `${bought},100`,
        `14-05-2024,Sample Fund,1,Unit Split,${units},2,,1000`,
      ).schemes.flatMap(({ failures }) => failures.map(({ check }) => check));
    expect(split(900)).toEqual([]);
    expect(split(1000)).toEqual(["running-balance"]);
  });
});
