import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readTableFile } from "../../../../../../../src/client/features/imports/read/tables/read-table-file.ts";
import { readXlsx } from "../../../../../../../src/client/features/imports/read/tables/read-xlsx.ts";
import { UnknownColumnsError } from "../../../../../../../src/shared/imports/read/tables/table.ts";
import { hostileBook, type BookSheet } from "../../../../../../statements/hostile/hostile-book.ts";

const groww = ["Scheme Name", "Transaction Type", "Units", "NAV", "Amount", "Date"];
const bought = (date: string, units = "20") => ["Sample", "PURCHASE", units, "25", "500", date];

const read = (...sheets: BookSheet[]) => readTableFile(hostileBook(sheets), undefined);
const datesOf = (statement: ReturnType<typeof read>) =>
  statement.schemes.flatMap(({ rows }) => rows.map(({ date }) => date));

describe("the sheets of a workbook", () => {
  it("are read together, and one of another kind is named with its rows", () => {
    const found = read(
      { name: "2022", rows: [groww, bought("2022-03-16")] },
      { name: "2023", rows: [groww, bought("2023-03-16")] },
      {
        name: "Goals",
        rows: [
          ["Goal", "Sum", "Year"],
          ["House", "100", "2040"],
        ],
      },
    );
    expect(datesOf(found)).toEqual(["2022-03-16", "2023-03-16"]);
    expect(found.unused).toEqual([{ kind: "other-sheet", sheet: "Goals", count: 1 }]);
  });

  it("count a row once that two of them have, and say so", () => {
    const rows = [groww, bought("2022-03-16"), bought("2022-03-16"), bought("2022-04-18")];
    const found = read({ name: "All", rows }, { name: "Copy & more", rows: rows.slice(0, 3) });
    expect(datesOf(found)).toHaveLength(3);
    expect(found.unused).toEqual([
      { kind: "alike-lines", count: 1 },
      { kind: "repeated-rows", sheet: "Copy & more", count: 2 },
    ]);
  });

  it("have nothing that was held before, by their names", () => {
    const rows = (fund: string) => [
      ["Scheme Name", "Units", "Invested Value", "Current Value"],
      [fund, "100", "5000", "9000"],
    ];
    const found = read(
      { name: "Holdings", rows: rows("Sample Fund") },
      { name: "Sold funds", rows: rows("Other Fund") },
    );
    expect(found.schemes).toMatchObject([{ name: "Sample Fund" }]);
    expect(found.unused).toEqual([{ kind: "other-sheet", sheet: "Sold funds", count: 1 }]);
  });

  it("say together what is held where they agree, and are both named where they do not", () => {
    const sheet = (sheetName: string, units: string, day: string): BookSheet => ({
      name: sheetName,
      rows: [
        [`Holdings as on ${day}`],
        ["Scheme Name", "Units", "Invested Value", "Current Value"],
        ["Sample Fund", units, "5000", "9000"],
      ],
    });
    const [june, august] = [
      sheet("June", "100", "30-06-2026"),
      sheet("August", "40", "31-08-2026"),
    ];
    expect(read(june, { ...june, name: "All" }).schemes).toMatchObject([
      { closing: { units: "100" }, failures: [], leftOut: [{ reason: "no-effect" }] },
    ]);
    expect(read(june, august).schemes).toMatchObject([
      { failures: [{ check: "two-sheets", expected: "June", found: "August" }] },
    ]);
  });

  it("are named and not read where their name says that nothing came of their rows", () => {
    const rows = [groww, bought("2022-03-16")];
    const found = read(
      { name: "Orders", rows },
      { name: "Failed orders", rows: [...rows, ...rows] },
    );
    expect(datesOf(found)).toEqual(["2022-03-16"]);
    expect(found.unused).toEqual([{ kind: "other-sheet", sheet: "Failed orders", count: 3 }]);
  });

  it("are of the people that they are all named after, where no column says whose they are", () => {
    const investorsOf = (...names: string[]) =>
      read(...names.map((name) => ({ name, rows: [groww, bought("2022-03-16")] }))).schemes.map(
        ({ investor }) => investor,
      );
    expect(investorsOf("Asha", "Dr. Ravi K Rao ")).toEqual(["Asha", "Dr. Ravi K Rao"]);
    expect(investorsOf("Asha", "All")).toEqual([null]);
    expect(investorsOf("Buy", "Sell")).toEqual([null]);
    expect(investorsOf("Asha")).toEqual([null]);
  });

  it("are read up to the 200th column, and those beyond are said", () => {
    const wide = (cells: string[], more: string[]) => [
      ...cells,
      ...Array.from({ length: 194 }, () => ""),
      ...more,
    ];
    const rows = [wide(groww, ["Remark", "Note"]), wide(bought("2022-03-16"), ["a", ""])];
    const cut = { kind: "cut-columns", count: 2 };
    const found = read({ name: "now", rows });
    expect([datesOf(found), found.unused]).toEqual([["2022-03-16"], [{ ...cut, sheet: "now" }]]);
    const page = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}`).join("")}`).join("");
    const ofPage = readTableFile(strToU8(`<table>${page}</table>`), undefined);
    expect([datesOf(ofPage), ofPage.unused]).toEqual([["2022-03-16"], [{ ...cut, sheet: "1" }]]);
  });

  it("are not read where they are hidden, nor are hidden rows and columns, and all is said", () => {
    const found = read(
      { name: "old", isHidden: true, rows: [groww, bought("2020-03-16"), bought("2020-04-16")] },
      {
        name: "now",
        rows: [
          [...groww, "Note"],
          [...bought("2022-03-16"), "x"],
          [...bought("2022-04-18"), "y"],
        ],
        hiddenRows: [1],
        hiddenColumns: [6],
      },
    );
    expect(datesOf(found)).toEqual(["2022-04-18"]);
    expect(found.unused).toEqual([
      { kind: "hidden-sheet", sheet: "old", count: 2 },
      { kind: "hidden-rows", sheet: "now", count: 1 },
      { kind: "hidden-columns", sheet: "now", count: 1 },
    ]);
  });

  it("are refused by that reason where all are hidden", () => {
    expect(() =>
      read({ name: "old", isHidden: true, rows: [groww, bought("2020-03-16")] }),
    ).toThrow(expect.objectContaining({ problem: "hidden-tables" }));
  });

  it.each([
    ["with a style that shows days", 's="1"', "43174"],
    ["below a header that says so", "", "43174"],
  ])("count their days from 1904 where the workbook does, %s", (_title, style, day) => {
    const cells = (row: readonly string[]) =>
      row.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join("");
    const file = zipSync({
      "xl/workbook.xml": strToU8(
        '<workbook><workbookPr date1904="1"/><sheets><sheet name="S" r:id="rId1"/></sheets></workbook>',
      ),
      "xl/_rels/workbook.xml.rels": strToU8(
        '<Relationships><Relationship Id="rId1" Target="/xl/worksheets/sheet1.xml"/></Relationships>',
      ),
      "xl/styles.xml": strToU8(
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\-mmm\\-yy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
      ),
      "xl/worksheets/sheet1.xml": strToU8(
        `<worksheet><sheetData><row r="1">${cells(groww)}</row><row r="2">${cells(bought("").slice(0, 5))}<c ${style}><v>${day}</v></c></row></sheetData></worksheet>`,
      ),
    });
    expect(datesOf(readTableFile(file, undefined))).toEqual(["2022-03-16"]);
  });
});

describe("a cell of a sheet", () => {
  const header = ["Scheme Name", "Folio", "Units", "Invested", "Value", "Investor"];
  const cellXml = (text: string, at: string) => {
    if (text.startsWith("<")) return text.replace("<c", `<c r="${at}"`);
    return /^\d+$/.test(text)
      ? `<c r="${at}"><v>${text}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  };
  const sheet = (rows: readonly (readonly string[])[], merged: readonly string[] = []) => {
    const lines = [header, ...rows].map((cells, row) => {
      const filled = cells.map((cell, column) =>
        cell === "" ? "" : cellXml(cell, `${String.fromCharCode(65 + column)}${row + 1}`),
      );
      return `<row r="${row + 1}">${filled.join("")}</row>`;
    });
    const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`).join("");
    const xml = `<worksheet><sheetData>${lines.join("")}</sheetData><mergeCells>${ranges}</mergeCells></worksheet>`;
    return readTableFile(zipSync({ "xl/worksheets/sheet1.xml": strToU8(xml) }), undefined);
  };
  const fund = ["Sample Fund", "12345", "100", "1000", "1100", "Asha"];

  it("that reaches down says the same in each line, but for its figures", () => {
    const { schemes, unreadable } = sheet(
      [
        fund,
        ["Other Fund", "", "50", "1000", "1100", ""],
        ["Sample Fund", "6789", "10", "700", "110", "Ravi"],
        ["Other Fund", "6789", "10", "", "120", "Ravi"],
        ...["7", "8", "9"].map((folio) => fund.with(1, folio)),
      ],
      ["B2:B3", "F2:F3", "D4:D5", "A1:A1"],
    );
    const whose = schemes.map(({ name, folio, investor }) => [name, folio, investor]);
    expect(whose.slice(0, 2)).toEqual([
      ["Sample Fund", "12345", "Asha"],
      ["Other Fund", "12345", "Asha"],
    ]);
    expect(unreadable.map(({ line, reason }) => [line, reason])).toEqual([
      [4, "no-amount"],
      [5, "no-amount"],
    ]);
  });

  it("that reaches over others hides what they keep, as no one sees it", () => {
    const { schemes } = sheet(
      [fund, ["Other Fund", "8", "50", "900", "1100", "Ravi"], fund.with(1, "9")],
      ["E2:F2", "A3:A4"],
    );
    expect(schemes.map(({ name, folio, investor }) => [name, folio, investor])).toEqual([
      ["Sample Fund", "12345", null],
      ["Other Fund", "8", "Ravi"],
      ["Other Fund", "9", "Asha"],
    ]);
  });

  it.each([["sold"], ["55667788"]])(
    "without a heading is asked about where it could decide: %s",
    (cell) => {
      expect(() => sheet([fund, [...fund.with(1, "8"), cell]])).toThrow(UnknownColumnsError);
    },
  );

  it("without a heading is named where it says nothing that is held", () => {
    const { unused } = sheet([fund, [...fund.with(1, "8"), "a gift"]]);
    expect(unused).toEqual([{ kind: "unread-columns", columns: [7], count: 1 }]);
  });

  it("without a heading is one of its row in a known table too", () => {
    const rows = (cell: string) => [groww, bought("2022-03-16"), [...bought("2022-04-18"), cell]];
    for (const folio of ["55667788", "55667788/10"])
      expect(() => read({ name: "A", rows: rows(folio) })).toThrow(UnknownColumnsError);
    expect(read({ name: "A", rows: rows("Cancelled") }).unreadable).toMatchObject([
      { line: 3, reason: "not-completed" },
    ]);
    expect(read({ name: "A", rows: rows("a gift") }).unused).toMatchObject([{ columns: [7] }]);
  });

  it.each([
    ["with its value", "<c><f>40*25</f><v>1000</v></c>", "1000", 0],
    ["with an empty value", '<c t="str"><f>IF(1,"",2)</f><v></v></c>', null, 0],
    ["that was never worked out", "<c><f>40*25</f></c>", undefined, 1],
    ["that others share", '<c><f t="shared" si="0"/></c>', undefined, 1],
    ["that failed", '<c t="e"><f>A1/0</f><v>#DIV/0!</v></c>', undefined, 1],
  ])("can have a formula %s", (_, cell, cost, unread) => {
    const { schemes, unreadable } = sheet([
      fund.with(3, cell),
      fund.with(1, "8"),
      fund.with(1, "9"),
    ]);
    expect(schemes.find(({ folio }) => folio === "12345")?.closing?.cost).toBe(cost);
    expect(unreadable).toHaveLength(unread);
  });
});

it("a workbook whose names have a prefix is read", () => {
  const cells = (row: readonly string[]) =>
    row.map((cell) => `<x:c t="inlineStr"><x:is><x:t>${cell}</x:t></x:is></x:c>`).join("");
  const file = zipSync({
    "xl/worksheets/sheet1.xml": strToU8(
      `<x:worksheet xmlns:x="urn:x"><x:sheetData><x:row r="1">${cells(groww)}</x:row><x:row r="2">${cells(bought("2022-03-16"))}</x:row></x:sheetData></x:worksheet>`,
    ),
  });
  expect(datesOf(readTableFile(file, undefined))).toEqual(["2022-03-16"]);
});

describe("a web page that is named .xls", () => {
  const row = (cells: readonly string[], how = "") =>
    `<tr ${how}>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;

  it("has no row, cell or table that it hides", () => {
    const page = `<table>${row(groww)}${row(bought("2022-03-16"), 'style="display: none"')}${row(bought("2022-04-18"))}</table><table hidden>${row(groww)}${row(bought("2020-01-15"))}</table>`;
    const found = readTableFile(strToU8(page), undefined);
    expect(datesOf(found)).toEqual(["2022-04-18"]);
    expect(found.unused).toEqual([
      { kind: "hidden-rows", sheet: "1", count: 1 },
      { kind: "hidden-sheet", sheet: "2", count: 1 },
    ]);
  });

  it.each(["hidden", "hidden=''", "hidden='hidden'", "hidden=hidden"])(
    "has no row with %s",
    (how) => {
      const page = `<table>${row(groww)}${row(bought("2022-03-16"), how)}${row(bought("2022-04-18"))}</table>`;
      expect(datesOf(readTableFile(strToU8(page), undefined))).toEqual(["2022-04-18"]);
    },
  );

  it("has nothing of a comment, neither a row nor a line through a cell", () => {
    const [struck, left] = ["<!-- line-through -->", row(bought("2022-03-16"))];
    const kept = row(bought("2022-04-18")).replace("<td>", `<td>${struck}`);
    const page = `<table>${row(groww)}<!-- ${left} --->${kept}</table><!-- ${left}`;
    expect(datesOf(readTableFile(strToU8(page), undefined))).toEqual(["2022-04-18"]);
  });
});

describe("what a workbook shows of a cell", () => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="mmm\\-yy"/></numFmts>
    <fonts><font/><font><strike/></font><font><strike val="0"/></font></fonts>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="16"/>
    <xf numFmtId="0" fontId="1"/><xf numFmtId="0" fontId="2"/></cellXfs></styleSheet>`;
  const strings = `<sst><si><t>PURCHASE</t></si>
    <si><r><rPr><strike/></rPr><t>1</t></r><r><t>2</t></r></si></sst>`;
  const names = ["Scheme Name", "Transaction Type", "Units", "NAV", "Amount", "Date"];
  const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const row = (units: string, dateStyle: number) =>
    `<row>${inline("Sample Fund")}<c t="s"><v>0</v></c>${units}<c><v>10</v></c><c><v>1000</v></c><c s="${dateStyle}"><v>45306</v></c></row>`;
  const fileOf = (of: { styles: string }, ...rows: string[]) =>
    zipSync({
      "xl/styles.xml": strToU8(of.styles),
      "xl/sharedStrings.xml": strToU8(strings),
      "xl/worksheets/sheet1.xml": strToU8(
        `<worksheet><sheetData><row>${names.map(inline).join("")}</row>${rows.join("")}</sheetData></worksheet>`,
      ),
    });
  const whole = "<c><v>100</v></c>";
  const reasonsOf = (...rows: string[]) => {
    const { schemes, unreadable } = readTableFile(
      fileOf({ styles }, row(whole, 1), ...rows),
      undefined,
    );
    expect(schemes[0]?.rows).toHaveLength(1);
    return unreadable.map(({ reason }) => reason);
  };

  it("is no figure where it is true or false", () => {
    expect(reasonsOf(row('<c t="b"><v>1</v></c>', 1))).toEqual(["no-units"]);
  });

  it("is no date where it has no day or no year, which the workbook then made up", () => {
    expect(reasonsOf(row(whole, 2), row(whole, 3))).toEqual(["unknown-date", "unknown-date"]);
  });

  it.each([
    ["[$USD] #,##0.00", "not-rupees"],
    ["[$€-1] #,##0.00", "not-rupees"],
    ["[$$-409]#,##0.00;[Red]-[$$-409]#,##0.00", "not-rupees"],
    ["_(&quot;$&quot;* #,##0.00_)", "not-rupees"],
    ["#,##0.00\\ &quot;AED&quot;", "not-rupees"],
    ["&#163;#,##0", "not-rupees"],
    ["[$XDR] #,##0.00", "no-amount"],
    ["[$₹-4009]\\ #,##,##0.00", undefined],
    ["[$Rs.-4009] 0.00", undefined],
    ["&quot;₹ &quot;#,##0.00", undefined],
    ["[$-4009]#,##0.00_);[Red](#,##0.00)", undefined],
    ["#,##0.00&quot; Cr&quot;", undefined],
  ])("is no amount in rupees where its number is shown as %s", (format, reason) => {
    const own = styles
      .replace("</numFmts>", () => `<numFmt numFmtId="180" formatCode="${format}"/></numFmts>`)
      .replace("</cellXfs>", '<xf numFmtId="180"/></cellXfs>');
    const shown = row(whole, 1).replace("<c><v>1000", '<c s="6"><v>1000');
    const { schemes, unreadable } = readTableFile(fileOf({ styles: own }, shown), undefined);
    expect(unreadable.map((line) => line.reason)).toEqual(reason === undefined ? [] : [reason]);
    expect(schemes.flatMap(({ rows }) => rows).map(({ amount }) => amount)).toEqual(
      reason === undefined ? ["1000"] : [],
    );
  });

  it.each([
    ["0.00&quot; Dr&quot;;0.00&quot; Cr&quot;", "-100", "100 Cr"],
    ["0.00&quot; Dr&quot;;0.00&quot; Cr&quot;", "100", "100 Dr"],
    ["0.00&quot; Dr&quot;;-0.00&quot; Dr&quot;", "-100", "-100 Dr"],
    ["[&gt;=10000000]##\\,##\\,##\\,##0;[&gt;=100000]##\\,##\\,##0;##,##0", "-100", "-100"],
    ["0.00;(0.00)", "-100", "-100"],
  ])("is a number with the sign that %s shows of %s", (format, value, text) => {
    const own = styles
      .replace("</numFmts>", () => `<numFmt numFmtId="180" formatCode="${format}"/></numFmts>`)
      .replace("</cellXfs>", '<xf numFmtId="180"/></cellXfs>');
    const file = fileOf({ styles: own }, `<row><c s="6"><v>${value}</v></c></row>`);
    expect(readXlsx(file)[0]?.rows.at(-1)?.cells).toEqual([text]);
  });

  it("is not read where a cell, or a part of its text, is struck out", () => {
    const [struck, partly] = [`<c s="4"><v>100</v></c>`, `<c t="s"><v>1</v></c>`];
    expect(reasonsOf(row(struck, 1), row(partly, 1))).toEqual(["struck-out", "struck-out"]);
  });
});

describe("a table of a web page", () => {
  const page = (...rows: string[]) =>
    readTableFile(
      new TextEncoder().encode(
        `<html><table><tr>${["Scheme Name", "Transaction Type", "Units", "NAV", "Amount", "Date"]
          .map((name) => `<th>${name}</th>`)
          .join("")}</tr>${rows.join("")}</table></html>`,
      ),
      undefined,
    );

  it("keeps its columns beside a cell of several rows or columns", () => {
    const { schemes, unreadable } = page(
      `<tr><td rowspan="2">Sample Fund</td><td>PURCHASE</td><td>100</td><td>10</td><td>1000</td><td>15 Jan 2024</td></tr>`,
      `<tr><td>PURCHASE</td><td>50</td><td>12</td><td>600</td><td>20 Feb 2024</td></tr>`,
      `<tr><td>Sample Fund</td><td>PURCHASE</td><td colspan="2">50</td><td>600</td><td>20 Mar 2024</td></tr>`,
    );
    expect(unreadable).toEqual([]);
    expect(schemes[0]?.rows).toMatchObject([
      { units: "100", nav: "10" },
      { units: "50", nav: "12" },
      { units: "50", nav: null, amount: "600" },
    ]);
  });

  it.each([
    ["Cell", "[$USD] #,##0.00", "not-rupees"],
    ["Row", "&quot;$&quot;#,##0.00", "not-rupees"],
    ["Column", "Euro Currency", "not-rupees"],
    ["Cell", "&quot;₹&quot;#,##0.00", undefined],
  ])("has the currency that a %s of Excel's XML shows: %s", (tag, format, reason) => {
    const cell = (text: string) =>
      `<Cell${tag === "Cell" && text === "1000" ? ' ss:StyleID="s1"' : ""}><Data>${text}</Data></Cell>`;
    const rowOf = (texts: readonly string[]) =>
      `<Row${tag === "Row" && texts.includes("1000") ? ' ss:StyleID="s1"' : ""}>${texts.map(cell).join("")}</Row>`;
    const column = tag === "Column" ? '<Column ss:Index="5" ss:StyleID="s1"/>' : "";
    const rows = rowOf(groww) + rowOf(bought("2022-03-16", "40").with(4, "1000"));
    const book = `<?xml version="1.0"?><Workbook xmlns:ss="x"><Styles><Style ss:ID="s1"><NumberFormat ss:Format="${format}"/></Style></Styles><Worksheet ss:Name="A"><Table>${column}${rows}</Table></Worksheet></Workbook>`;
    const { unreadable } = readTableFile(strToU8(book), undefined);
    expect(unreadable[0]?.reason).toBe(reason);
  });

  it("keeps its columns beside merged cells of Excel's XML", () => {
    const cellsOf = (...texts: readonly string[]) =>
      texts.map((text) =>
        text.startsWith("<") ? text : `<Cell><Data ss:Type="String">${text}</Data></Cell>`,
      );
    const xmlRow = (...texts: readonly string[]) => `<Row>${cellsOf(...texts).join("")}</Row>`;
    const names = ["Scheme Name", "Transaction Type", "Units", "NAV", "Amount", "Date"];
    const rows = [
      xmlRow(...names),
      xmlRow(
        '<Cell ss:MergeDown="1"><Data>Sample Fund</Data></Cell>',
        "PURCHASE",
        '<Cell ss:MergeAcross="1"><Data>50</Data></Cell>',
        "600",
        "20 Mar 2024",
      ),
      xmlRow('<Cell ss:Index="2"><Data>PURCHASE</Data></Cell>', "5", "12", "60", "21 Mar 2024"),
    ];
    const book = `<?xml version="1.0"?><Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Table>${rows.join("")}</Table></Worksheet></Workbook>`;
    const { schemes, unreadable } = readTableFile(strToU8(book), undefined);
    expect(unreadable).toEqual([]);
    expect(schemes[0]?.rows).toMatchObject([
      { units: "50", nav: null, amount: "600" },
      { units: "5", nav: "12", amount: "60" },
    ]);
  });

  it.each([
    [`<tr style="text-decoration: line-through">`, "100"],
    ["<tr>", "<del>100</del>"],
    ["<tr>", "<s>100</s>"],
  ])("says which row is struck out: %s %s", (start, units) => {
    const row = `<td>Sample Fund</td><td>PURCHASE</td><td>${units}</td><td>10</td><td>1000</td><td>15 Jan 2024</td></tr>`;
    expect(page(start + row).unreadable).toMatchObject([{ reason: "struck-out" }]);
  });
});
