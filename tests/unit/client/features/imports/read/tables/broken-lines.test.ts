import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTableFile } from "../../../../../../../src/client/features/imports/read/tables/read-table-file.ts";

const read = (text: string) => readTableFile(new TextEncoder().encode(text), undefined);
const rowsOf = ({ schemes }: ReturnType<typeof read>) =>
  schemes.flatMap(({ name, rows }) =>
    rows.map(({ date, type, units, amount }) => [name, date, type, units, amount].join(" ")),
  );

const zerodha = "symbol,isin,trade_date,exchange,segment,trade_type,quantity,price,trade_id";
const trades = [
  "SAMPLE,INF000X01013,2021-01-15,BSE,MF,buy,200,50,1",
  "SAMPLE,INF000X01013,2021-03-16,BSE,MF,buy,40,55,2",
  "SAMPLE,INF000X01013,2022-05-16,BSE,MF,sell,100,75,3",
  "SAMPLE,INF000X01013,2022-07-25,BSE,MF,buy,10,80,4",
];
const quoted = (line: string) => line.replaceAll(/[^,]+/g, (cell) => `"${cell}"`);
const truth = rowsOf(read(`${[zerodha, ...trades].join("\n")}\n`));

describe("a table in text", () => {
  it("has all its rows whatever line breaks it has, also several kinds", () => {
    expect(truth).toHaveLength(4);
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("\n", "\r\n", "\r", "\r\r\n", "\n\n"), {
          minLength: 5,
          maxLength: 5,
        }),
        fc.constantFrom((line: string) => line, quoted),
        (breaks, drawn) => {
          const lines = [zerodha, ...trades].map((line, at) => drawn(line) + (breaks[at] ?? ""));
          const found = read(lines.join(""));
          expect(rowsOf(found)).toEqual(truth);
          expect(found.unreadable).toEqual([]);
        },
      ),
    );
  });

  it("has its header once where files were put together", () => {
    const found = read(
      [zerodha, ...trades.slice(0, 2), zerodha, ...trades.slice(2), ""].join("\n"),
    );
    expect(rowsOf(found)).toEqual(truth);
    expect([...found.unreadable, ...found.leftOut]).toEqual([]);
  });

  it("has no half of a line where it ends within one, and names it", () => {
    const text = [zerodha, ...trades].join("\n");
    const lastLine = text.lastIndexOf("\n") + 1;
    for (let end = lastLine + 1; end < text.lastIndexOf(","); end += 1) {
      const found = read(text.slice(0, end));
      expect(rowsOf(found)).toEqual(truth.slice(0, 3));
      // Its first cells alone could not be read either.
      expect(
        [...found.unreadable, ...found.leftOut.map(({ location }) => location)].map(
          ({ line }) => line,
        ),
      ).toEqual([5]);
      if (end > lastLine + 30)
        expect(found.unreadable).toMatchObject([{ line: 5, reason: "cut-off" }]);
    }
  });

  it("has no half of its last cell without a word, where it ends within that", () => {
    const orders = "Scheme Name,Transaction Type,Units,NAV,Amount,Date";
    const dates = ["16 Jan 2026", "17 Feb 2026", "5 Mar 2026", "19 Apr 2026"];
    const kuvera = "Date,Folio Number,Name of the Fund,Order,Units,NAV,Amount (INR)";
    const files = [
      [orders, ...dates.map((date) => `Sample,PURCHASE,20,25,500,${date}`)],
      [
        orders.replace("NAV,Amount,Date", "NAV,Date,Amount"),
        ...["500.25", "61.75", "1250.50", "7777.12"].map(
          (amount, at) => `Sample,PURCHASE,20,,${dates[at]},${amount}`,
        ),
      ],
      [
        kuvera,
        ...[500, 1200, 250, 12_500].map(
          (amount, at) => `2026-01-0${at + 1},123,Sample,buy,${amount / 10},10,${amount}`,
        ),
      ],
    ];
    for (const lines of files) {
      const [text, last] = [lines.join("\n"), lines.at(-1) ?? ""];
      const whole = rowsOf(read(`${text}\n`));
      expect(read(text)).toMatchObject({ unreadable: [] });
      expect(read(text)).not.toHaveProperty("openEnd");
      const lastCell = last.length - last.lastIndexOf(",") - 1;
      for (let missing = 1; missing <= lastCell; missing += 1) {
        const found = read(text.slice(0, -missing));
        const isSaid = found.unreadable.length > 0 || found.openEnd !== undefined;
        if (!isSaid) expect(rowsOf(found)).toEqual(whole);
      }
    }
  });

  it("says that its last line may be cut, where nothing shows that it is whole", () => {
    const orders = "Scheme Name,Transaction Type,Units,NAV,Date,Amount";
    const lines = [
      orders,
      "Sample,PURCHASE,20,,16 Jan 2026,500",
      "Sample,PURCHASE,20,,17 Jan 2026,1200",
    ];
    expect(read(lines.join("\n")).openEnd).toMatchObject({ line: 3, text: lines[2] });
    expect(read(`${lines.join("\n")}\n`)).not.toHaveProperty("openEnd");
    expect(read(lines.map(quoted).join("\n"))).not.toHaveProperty("openEnd");
    // Cut from 1200.505: one line with as many decimals shows nothing.
    const cut = [
      orders,
      "Sample,PURCHASE,20,,16 Jan 2026,500.25",
      "Sample,PURCHASE,20,,17 Jan 2026,1200.50",
    ];
    expect(read(cut.join("\n")).openEnd?.line).toBe(3);
  });

  it("is not whole where its figures fit each other only without the decimals that it may have lost", () => {
    const orders = "Scheme Name,Transaction Type,Date";
    const cases = [
      ["NAV,Amount,Units", "10,5000,500", "10.2234,100000,9781.482"],
      ["NAV,Amount,Units", "10.5,5250,500", "250.1234,100000,399.803"],
      ["Units,NAV,Amount", "500,10,5000", "502.525,10,5025.25"],
      ["Units,NAV,Amount", "500,10,5000", "9781.534,10.2234,100000.53"],
      ["Units,Amount,NAV", "500,5000,10", "9781.482,100000,10.2234"],
    ];
    for (const [columns, above, last = ""] of cases) {
      const text = [
        `${orders},${columns}`,
        `Sample,PURCHASE,16 Jan 2026,${above}`,
        `Sample,PURCHASE,17 Jan 2026,${last}`,
      ].join("\n");
      const lastCell = last.length - last.lastIndexOf(",") - 1;
      for (let missing = 1; missing < lastCell; missing += 1)
        expect([last, missing, read(text.slice(0, -missing)).openEnd?.line]).toEqual([
          last,
          missing,
          3,
        ]);
      expect(read(`${text}\n`)).not.toHaveProperty("openEnd");
    }
    const [columns, above, last] = cases[0] ?? [];
    expect(
      read(
        `${orders},${columns}\nSample,PURCHASE,16 Jan 2026,${above}\nSample,PURCHASE,17 Jan 2026,${last}`,
      ),
    ).not.toHaveProperty("openEnd");
  });

  it("is not cut at a line with a total", () => {
    const orders = "Date,Folio Number,Name of the Fund,Order,Units,NAV,Amount (INR)";
    const rows = [1, 2, 3].map((day) => `2026-01-0${day},123,Sample,buy,50,10,500`);
    const held = ["Scheme Name,Folio,Units,Invested Amount,Current Value", "Sample,123,10,100,120"];
    for (const total of ["Total,,1500", "Grand Total,,,,150,,1500"]) {
      const reasons = read([orders, ...rows, total].join("\n")).unreadable.map(
        ({ reason }) => reason,
      );
      expect(reasons).toEqual(["unknown-date"]);
    }
    expect(read([...held, "Total,,10.5"].join("\n"))).toMatchObject({
      unreadable: [],
      leftOut: [{ location: { line: 3 } }],
    });
  });

  it("names a line whose quotation mark nothing closes, which swallows those below", () => {
    const found = read([zerodha, trades[0], `${trades[1]?.slice(0, -1)}"2`, trades[2]].join("\n"));
    expect(rowsOf(found)).toEqual(truth.slice(0, 1));
    expect(found.unreadable).toMatchObject([{ line: 3, reason: "cut-off" }]);
  });

  it("has all cells of a last line that no line break follows, also an empty one or blanks behind a quotation mark", () => {
    const orders = "Scheme Name,Transaction Type,Units,NAV,Amount,Date,Note";
    const row = '"Sample, Growth",PURCHASE,20,25,500,16 Jan 2026';
    for (const note of ["", '"kept"  ']) {
      const found = read(
        [orders, ...Array.from({ length: 3 }, () => `${row},x`), `${row},${note}`].join("\n"),
      );
      expect(found.unreadable.filter(({ reason }) => reason === "cut-off")).toEqual([]);
      expect(rowsOf(found)).toHaveLength(4);
    }
  });

  it("names lines with more cells than columns, whose figures stand in other columns", () => {
    const orders = "Scheme Name,Transaction Type,Units,NAV,Amount,Date";
    const found = read(
      [
        orders,
        "Sample,PURCHASE,20,25,500,16 Jan 2026",
        "Sample,PURCHASE,200,1,250,50,17 Jan 2026",
        "",
      ].join("\n"),
    );
    expect(rowsOf(found)).toEqual(["Sample 2026-01-16 purchase 20 500"]);
    expect(found.unreadable).toMatchObject([{ line: 3, reason: "no-column" }]);
    expect(read(`${orders},\nSample,PURCHASE,20,25,500,16 Jan 2026,\n`).unreadable).toEqual([]);
  });

  it("has no scheme without a name, in which rows of several would be together", () => {
    const orders = "Scheme Name,Transaction Type,Units,NAV,Amount,Date";
    const [first, second] = ["PURCHASE,20,25,500,16 Jan 2026", "PURCHASE,10,70,700,17 Jan 2026"];
    const found = read([orders, `Sample,${first}`, `,${first}`, ` ,${second}`, ""].join("\n"));
    expect(rowsOf(found)).toEqual(["Sample 2026-01-16 purchase 20 500"]);
    expect(found.unreadable).toMatchObject([
      { line: 3, reason: "no-scheme" },
      { line: 4, reason: "no-scheme" },
    ]);
  });

  it("is of the fund that an ISIN names, where its name is missing", () => {
    const names = "Date,Type,Value,Shares,ISIN,Security Name,Fees,Taxes,Note";
    const day = (date: string, name: string) => `${date},Buy,500,20,INF000X01013,${name},0,0,`;
    const lines = [names, day("2026-01-16", ""), day("2026-01-17", "Sample"), ""];
    const found = read(lines.join("\n"));
    expect(found.schemes).toMatchObject([{ name: "Sample", isin: "INF000X01013" }]);
    expect(rowsOf(found)).toHaveLength(2);
    expect(found.leftOut).toEqual([]);
  });
});
