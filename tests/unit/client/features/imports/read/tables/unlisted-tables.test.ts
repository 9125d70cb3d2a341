import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { readTableFile } from "../../../../../../../src/client/features/imports/read/tables/read-table-file.ts";
import { UnknownColumnsError } from "../../../../../../../src/shared/imports/read/tables/table.ts";
import { readTableLines } from "../../../../../../support/data/read-table-lines.ts";
import { kindColumn } from "../../../../../../../src/shared/imports/read/tables/kind-column.ts";
import { columnsBelow } from "../../../../../../../src/shared/imports/read/tables/column-values.ts";
import { suggestMapping } from "../../../../../../../src/shared/imports/read/tables/suggest-mapping.ts";
import {
  isKindWord,
  typeOfWord,
} from "../../../../../../../src/shared/imports/read/tables/type-words.ts";

describe("a word with a purchase in it", () => {
  it.each([
    ["Repurchase"],
    ["Re-purchase"],
    ["Buy back"],
    ["Investment matured"],
    ["SIP exit"],
    ["SIP units transferred out"],
    ["Return of investment"],
    ["Uninvested"],
    ["Purchase (Sold)"],
    ["Bought / Withdrawn"],
    ["Purchase - IDCW Payout"],
    ["Buy (dividend reinvested)"],
    ["Sell (Switch In)"],
    ["Purchase - transferred out"],
    ["Buy?"],
  ])("is asked about where units may have gone: %s", (word) => {
    expect(typeOfWord(word)).toBeNull();
    expect(isKindWord(word)).toBe(true);
  });

  it.each([
    ["Buy - bounced"],
    ["Purchase not allotted"],
    ["Purchase order placed"],
    ["Upcoming SIP"],
    ["SIP paused"],
    ["Investment closed"],
    ["Liquidation of investment"],
    ["De-investment"],
    ["Purchase - stamp duty"],
    ["Merged purchase"],
    ["Redemption payout declined"],
    ["Dividend payout undone"],
  ])("or any kind in it is asked about where the rest is not understood: %s", (word) => {
    expect(typeOfWord(word)).toBeNull();
    expect(isKindWord(word)).toBe(true);
  });

  it.each([
    ["Purchase total"],
    ["Purchase b/f"],
    ["Purchase carried forward"],
    ["Opening balance"],
  ])("is asked about where it is a sum or what was there before: %s", (word) => {
    expect(typeOfWord(word)).toBeNull();
  });

  it("is a purchase where nothing else is said", () => {
    expect(["Invested", "Purchase", "Kauf", "NFO purchase"].map(typeOfWord)).toEqual(
      Array.from({ length: 4 }, () => "purchase"),
    );
  });
});

describe("the column of the kind", () => {
  const columnOf = (...lines: string[]) =>
    kindColumn(
      columnsBelow(
        lines.map((line, at) => ({ line: at + 1, cells: line.split(",") })),
        0,
      ),
    );

  it("is open where another column contradicts it", () => {
    expect(columnOf("Transaction Type,Side", "SIP,Buy", "SIP,Sell")).toBe("");
    expect(columnOf("Transaction Type,P/R", "SIP,P", "Lumpsum,R")).toBe("");
  });

  it("is taken where another column says the same in other words", () => {
    expect(columnOf("Transaction Type,Dr/Cr", "SIP,Dr", "Redemption,Cr")).toBe("transaction type");
    expect(columnOf("Transaction Type,Kind", "SIP,Buy", "Redemption,Sell")).toBe(
      "transaction type",
    );
  });
});

const header = "Date,Scheme,Type,Units,NAV,Amount";
const reasonsOf = (...lines: string[]) => {
  const { unreadable, schemes } = readTableLines(...lines);
  return {
    reasons: unreadable.map(({ line, reason }) => [line, reason]),
    rows: schemes.flatMap(({ rows }) => rows.map(({ date, units }) => [date, units])),
  };
};
const first = "15/01/2024,Sample Fund,Purchase,100,10,1000";

describe("rows that a column of its own tells apart", () => {
  it("are of several people by an investor's column", () => {
    const { schemes } = readTableLines(
      "Date,Investor Name,Scheme,Type,Units,NAV,Amount",
      "15/01/2024,Asha Rao,Sample Fund,Purchase,100,10,1000",
      "20/02/2024,Ravi Rao,Sample Fund,Purchase,50,12,600",
    );
    expect(schemes.map(({ investor }) => investor)).toEqual(["Asha Rao", "Ravi Rao"]);
  });

  it("are of several plans by a column of the plan, also in a format that has none", () => {
    const { schemes } = readTableLines(
      "Scheme Name,Transaction Type,Units,NAV,Amount,Date,Plan",
      "Sample Fund,PURCHASE,100,10,1000,15 Jan 2024,Direct",
      "Sample Fund,PURCHASE,50,12,600,20 Feb 2024,Regular",
    );
    expect(schemes.map(({ name }) => name)).toEqual([
      "Sample Fund - Direct",
      "Sample Fund - Regular",
    ]);
  });

  it("are named by both plans where the name and a column contradict each other", () => {
    const { schemes } = readTableLines(
      "Scheme Name,Transaction Type,Units,NAV,Amount,Date,Plan",
      "Sample Fund - Direct Plan - Growth,PURCHASE,100,10,1000,15 Jan 2024,Regular",
      "Other Fund Regular Growth,PURCHASE,100,10,1000,15 Jan 2024,Regular Plan",
    );
    expect(schemes.map(({ name }) => name)).toEqual([
      "Sample Fund - Direct Plan - Growth - Regular",
      "Other Fund Regular Growth",
    ]);
  });

  it("are several holdings by a column of the plan or the family member", () => {
    const holdings = (column: string, one: string, other: string) =>
      readTableLines(
        `Scheme Name,${column},Units,Invested Value,Current Value`,
        `Sample Fund,${one},100,1000,1200`,
        `Sample Fund,${other},50,500,600`,
      ).schemes.map(({ name, investor, closing }) => [name, investor, closing?.units]);
    expect(holdings("Option", "Growth", "IDCW")).toEqual([
      ["Sample Fund - Growth", null, "100"],
      ["Sample Fund - IDCW", null, "50"],
    ]);
    expect(holdings("Family Member", "Asha", "Ravi")).toEqual([
      ["Sample Fund", "Asha", "100"],
      ["Sample Fund", "Ravi", "50"],
    ]);
  });
});

describe("an account's column", () => {
  const investorsOf = (...accounts: [scheme: string, account: string][]) =>
    readTableLines(
      "Date,Broker,Scheme,Type,Units,NAV,Amount",
      ...accounts.map(
        ([scheme, account]) => `15/01/2024,${account},${scheme},Purchase,100,10,1000`,
      ),
    ).schemes.map(({ investor }) => investor);

  it("keeps what is held of one scheme in two of them apart", () => {
    expect(investorsOf(["Sample", "Zerodha"], ["Sample", "Groww"])).toEqual(["Zerodha", "Groww"]);
  });

  it("says nothing where each scheme is in one", () => {
    expect(investorsOf(["Sample", "Zerodha"], ["Other", "Groww"])).toEqual([null, null]);
  });
});

describe("a cell that says that it is as the one above", () => {
  it.each([["-do-"], ["Ditto"], ["〃"], ["as above"]])("is as that one: %s", (mark) => {
    const { schemes } = readTableLines(
      "Date,Folio,Scheme,Type,Units,NAV,Amount",
      "15/01/2024,123456,Sample Fund,Purchase,100,10,1000",
      `20/02/2024,${mark},${mark},Purchase,50,12,600`,
      `21/02/2024,${mark},Other Fund,Sale,5,12,60`,
    );
    expect(schemes.map(({ folio, name, rows }) => [folio, name, rows.length])).toEqual([
      ["123456", "Sample Fund", 2],
      ["123456", "Other Fund", 1],
    ]);
  });
});

describe("a line whose name is a total's", () => {
  it.each([["Fund Total"], ["Total"], ["Sub-total"], ["Scheme Totals"]])(
    "is no transaction, also with a date: %s",
    (total) => {
      expect(reasonsOf(header, first, `31/03/2024,${total},Purchase,100,10,1000`)).toEqual({
        reasons: [[3, "total"]],
        rows: [["2024-01-15", "100"]],
      });
    },
  );
});

describe("a title over rows", () => {
  it("says that nothing came of them, until the next title", () => {
    const { reasons, rows } = reasonsOf(
      "Failed transactions",
      header,
      first,
      "Done",
      "15/02/2024,Sample Fund,Purchase,200,10,2000",
      "Cancelled orders,,,,,",
      "15/03/2024,Sample Fund,Purchase,300,10,3000",
    );
    expect(reasons.filter(([, reason]) => reason === "not-completed")).toEqual([
      [3, "not-completed"],
      [6, "not-completed"],
      [7, "not-completed"],
    ]);
    expect(rows).toEqual([["2024-02-15", "200"]]);
  });

  it.each([["Excluding failed transactions"], ["Orders of this year"]])(
    "says nothing against them: %s",
    (title) => {
      expect(reasonsOf(title, header, first).reasons).toEqual([]);
    },
  );
});

describe("a column of sums up to its row", () => {
  it.each([["Cumulative"], ["Running"], ["Total"], ["Closing"]])(
    "is not taken for the units of the row: %s units",
    (word) => {
      const lines = [
        `Date,Scheme,Type,${word} Units,NAV`,
        "15/01/2024,Sample Fund,Purchase,100,10",
      ];
      const table = lines.map((line, at) => ({ line: at + 1, cells: line.split(",") }));
      expect(suggestMapping(table).columns.units).toBe("");
    },
  );
});

describe("a row that says something against itself", () => {
  it.each([["wrong entry"], ["Duplicate"], ["ignore this"], ["VOID"], ["reversal of 15 Jan"]])(
    "is not read where a remark says so: %s",
    (remark) => {
      expect(
        reasonsOf(
          `${header},Remarks`,
          `${first},`,
          `20/02/2024,Sample Fund,Purchase,50,12,600,${remark}`,
        ),
      ).toEqual({ reasons: [[3, "not-completed"]], rows: [["2024-01-15", "100"]] });
    },
  );

  it("is not read where its status is no word for what was done", () => {
    expect(
      reasonsOf(
        "Scheme Name,Transaction Type,Units,NAV,Amount,Date,Order Status",
        "Sample Fund,PURCHASE,100,10,1000,15 Jan 2024,ALLOTTED",
        "Sample Fund,PURCHASE,50,12,600,20 Feb 2024,ORDER PLACED",
      ),
    ).toEqual({ reasons: [[3, "unknown-status"]], rows: [["2024-01-15", "100"]] });
  });

  it("is not read where its state is none that is known, and asked about where it could be one", () => {
    const named = "Scheme Name,Transaction Type,Units,NAV,Amount,Date";
    const rows = [
      "Sample Fund,PURCHASE,100,10,1000,15 Jan 2024,Executed",
      "Sample Fund,PURCHASE,50,12,600,20 Feb 2024,Sent to exchange",
    ];
    expect(reasonsOf(`${named},Order State`, ...rows)).toEqual({
      reasons: [[3, "unknown-status"]],
      rows: [["2024-01-15", "100"]],
    });
    expect(() => readTableFile(strToU8([`${named},Step`, ...rows].join("\n")), undefined)).toThrow(
      UnknownColumnsError,
    );
  });

  it("is not read where its status is empty and others are done, but for a sum", () => {
    const named = "Scheme Name,Transaction Type,Units,NAV,Amount,Date,Order Status";
    expect(
      reasonsOf(
        named,
        "Sample Fund,PURCHASE,100,10,1000,15 Jan 2024,ALLOTTED",
        "Sample Fund,PURCHASE,50,12,600,20 Feb 2024,",
        "Sample Fund,PURCHASE,50,12,600,20 Mar 2024,-",
        "Total,,200,,2200,,",
      ),
    ).toEqual({
      reasons: [
        [3, "unknown-status"],
        [4, "unknown-status"],
        [5, "no-date"],
      ],
      rows: [["2024-01-15", "100"]],
    });
    expect(
      reasonsOf(
        named,
        "Sample Fund,PURCHASE,100,10,1000,15 Jan 2024,",
        "Sample Fund,PURCHASE,50,12,600,20 Feb 2024,REJECTED",
      ),
    ).toEqual({ reasons: [[3, "not-completed"]], rows: [["2024-01-15", "100"]] });
  });

  it("is not read where it is a sale with positive units beside negative ones", () => {
    expect(
      reasonsOf(
        header,
        first,
        "20/02/2024,Sample Fund,Redemption,-50,12,-600",
        "21/02/2024,Sample Fund,Redemption,50,12,600",
      ),
    ).toEqual({
      reasons: [[4, "other-sign"]],
      rows: [
        ["2024-01-15", "100"],
        ["2024-02-20", "50"],
      ],
    });
  });

  it("is not read where it is a payout with units for its money", () => {
    expect(reasonsOf(header, first, "20/02/2024,Sample Fund,Dividend,5,12,60")).toEqual({
      reasons: [[3, "payout-with-units"]],
      rows: [["2024-01-15", "100"]],
    });
  });
});

describe("figures under other headings", () => {
  it("are an amount without the stamp duty, where units and NAV show that it is in it", () => {
    const { schemes } = readTableLines(
      "Date,Scheme,Folio,Type,Units,NAV,Amount,Stamp Duty",
      "13-05-2023,Sample Fund,1,Purchase,99.995,20,2000,0.10",
      "14-05-2023,Sample Fund,1,Purchase,99.995,20,1999.90,0.10",
      "15-05-2023,Sample Fund,1,Purchase,0.5,4000,2000,0.10",
    );
    expect(schemes[0]?.rows.map(({ amount }) => amount)).toEqual(["1999.9", "1999.9", "2000"]);
  });

  const groww = "Scheme Name,Transaction Type,Units,NAV,Amount,Date";

  it("are not read below the header of another table", () => {
    expect(
      reasonsOf(
        groww,
        "Sample Fund,PURCHASE,100,10,1000,15 Jan 2024",
        "Scheme Name,Transaction Type,NAV,Units,Amount,Date",
        "Sample Fund,PURCHASE,12,50,600,20 Feb 2024",
      ),
    ).toEqual({
      reasons: [
        [3, "no-column"],
        [4, "no-column"],
      ],
      rows: [["2024-01-15", "100"]],
    });
  });

  it("are not read where a cell is missing within the row", () => {
    expect(
      reasonsOf(
        header,
        first,
        "20/02/2024,Sample Fund,Purchase,12,600",
        "20/03/2024,Sample Fund,Purchase,50,12,600",
      ).reasons,
    ).toEqual([[3, "no-column"]]);
  });

  it("are read where only empty cells are missing at the end", () => {
    expect(
      reasonsOf(`${header},Remarks`, `${first},`, "20/03/2024,Sample Fund,Purchase,50,12,600").rows,
    ).toHaveLength(2);
  });
});

describe("lines of a file that are alike", () => {
  const zerodha =
    "symbol,isin,trade_date,exchange,segment,trade_type,quantity,price,trade_id,order_execution_time";
  const trade = "SAMPLE FUND,INF000X01013,2024-01-15,BSE,MF,buy,100,10,7,2024-01-15T00:00:00";

  it("count once where both have the same reference", () => {
    const { schemes, unused } = readTableLines(zerodha, trade, trade);
    expect(schemes[0]?.rows).toHaveLength(1);
    expect(unused).toEqual([{ kind: "repeated-lines", count: 1 }]);
  });

  it("count where a spreadsheet has cut the reference, so that it could be several", () => {
    const cut = trade.replace(",7,", ",1.23E+11,");
    const { schemes, unused } = readTableLines(zerodha, cut, cut);
    expect(schemes[0]?.rows).toMatchObject([{ reference: null }, { reference: null }]);
    expect(unused).toEqual([{ kind: "alike-lines", count: 1 }]);
  });

  it("count and are said where nothing tells whether it happened twice", () => {
    const { schemes, unused } = readTableLines(
      header,
      first,
      "20/02/2024,Sample Fund,Purchase,5,12,60",
      first,
    );
    expect(schemes[0]?.rows.map(({ isAlike = false }) => isAlike)).toEqual([false, false, true]);
    expect(unused).toEqual([{ kind: "alike-lines", count: 1 }]);
  });

  it("are said where the second has its figures and its day in another form", () => {
    const written = '2024-01-15,SAMPLE FUND,BUY,10.000,₹ 12.00,"120.00"';
    const printed = "15 Jan 2024,Sample Fund,Buy,10,12,120";
    const { schemes, unused } = readTableLines(
      header,
      printed,
      written,
      printed.replace("Buy", "SIP"),
    );
    expect(schemes.flatMap(({ rows }) => rows)).toHaveLength(3);
    expect(unused).toEqual([{ kind: "alike-lines", count: 1 }]);
  });

  it("are not said where the second cannot be read", () => {
    const minus = "20/02/2024,Sample Fund,Redemption,-5,12,60";
    const plus = "21/02/2024,Sample Fund,Redemption,5,12,60";
    const { unused, unreadable } = readTableLines(header, first, minus, plus, plus);
    expect(unreadable).toMatchObject([{ line: 4 }, { line: 5 }]);
    expect(unused).toBeUndefined();
  });

  it("are said where two of one fund and folio are added up", () => {
    const { schemes, unused } = readTableLines(
      "Scheme Name,Folio,Units,Invested Value,Current Value",
      "Sample Fund,1,100,1000,1200",
      "Sample Fund,1,110,1100,1300",
    );
    expect(schemes[0]?.closing?.units).toBe("210");
    expect(unused).toEqual([{ kind: "added-lines", count: 1 }]);
  });
});

describe("a proposal for a table's columns", () => {
  const mappingOf = (...lines: string[]) =>
    suggestMapping(lines.map((line, at) => ({ line: at + 1, cells: line.split(";") })));

  it("takes points before three figures everywhere as those of thousands", () => {
    const rows = (amount: string) => [
      "Date;Scheme;Type;Units;NAV;Amount",
      `15.01.2024;Sample Fund;Purchase;1.005;10;${amount}`,
    ];
    expect(mappingOf(...rows("10.050")).decimalComma).toBe(true);
    expect(mappingOf(...rows("10.05")).decimalComma).toBe(false);
  });

  it("takes units of three decimals for no thousands", () => {
    const isComma = (...rows: string[]) =>
      mappingOf("Date;Scheme;Type;Units;NAV;Amount", ...rows).decimalComma;
    expect(isComma("15.01.2024;Sample Fund;Purchase;99.995;20;2000")).toBe(false);
    expect(isComma("15.01.2024;Sample Fund;Purchase;199.020;25.123;5000")).toBe(false);
    expect(isComma("15.01.2024;Sample Fund;Purchase;1.990;25;49.750")).toBe(true);
  });

  it("has no amount where one is gross and another net", () => {
    const { columns } = mappingOf(
      "Date;Scheme;Type;Units;NAV;Gross Amount;Exit Load;Net Amount",
      "15.01.2024;Sample Fund;Redemption;50;20;1000;10;990",
    );
    expect(columns.amount).toBe("");
  });

  it("takes the folio, not an older one beside it", () => {
    const mapping = mappingOf(
      "Date;Scheme;Folio No;Old Folio No;Type;Units;NAV",
      "15/01/2024;Sample Fund;1;11;Purchase;100;10",
      "16/01/2024;Sample Fund;2;11;Purchase;100;10",
    );
    expect(mapping.columns.folio).toBe("folio no");
  });
});

describe("a column that says of every row that nothing came of it", () => {
  const known = "Scheme Name,Transaction Type,Units,NAV,Amount,Date";
  const kinds = ["Is Reversal=true", "is_reversed=Y", "Success=No", "Order Executed?=0"];
  it.each([...kinds, "Active=0", "Remarks=Order not placed", "Remarks=ECS mandate bounced"])(
    "leaves them out, of a known and of an unknown table: %s",
    (said) => {
      const [name = "", cell = ""] = said.split("=");
      const row = `Sample,PURCHASE,100,10,1000,15 Jan 2024,${cell}`;
      const own = reasonsOf(`${known},${name}`, row, row.replace("15", "16"));
      const mapped = reasonsOf(`${header},${name}`, `${first},${cell}`);
      expect([own.rows, mapped.rows]).toEqual([[], []]);
      expect([own.reasons.length, mapped.reasons.length]).toEqual([2, 1]);
    },
  );

  it("leaves out none that it says were done", () => {
    for (const said of ["Success,Yes", "Valid,1", "Is Reversal,false", "Remarks,mandate pending"]) {
      const [name = "", cell = ""] = said.split(",");
      const row = `Sample,PURCHASE,100,10,1000,15 Jan 2024,${cell}`;
      expect(reasonsOf(`${known},${name}`, row).reasons).toEqual([]);
      expect(reasonsOf(`${header},${name}`, `${first},${cell}`).reasons).toEqual([]);
    }
  });
});

describe("a column of yes and no", () => {
  it.each([
    ["Cancelled?", "not-completed"],
    ["Sold?", "not-held"],
  ])("speaks against its row: %s", (column, reason) => {
    const found = reasonsOf(
      `${header},${column}`,
      `${first},`,
      "16/01/2024,Sample Fund,Buy,5,12,60,Yes",
    );
    expect(found.reasons).toEqual([[3, reason]]);
  });

  it.each(["Success", "Is Successful", "Valid", "Processed", "Transaction Completed", "Include?"])(
    "speaks against its row by its no: %s",
    (column) => {
      const found = reasonsOf(
        "Scheme Name,Transaction Type,Units,NAV,Amount,Date," + column,
        "Sample,PURCHASE,100,10,1000,15 Jan 2024,Yes",
        "Sample,PURCHASE,100,10,1000,16 Jan 2024,No",
      );
      expect(found.reasons).toEqual([[3, "not-completed"]]);
    },
  );
});
