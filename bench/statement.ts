import Papa from "papaparse";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { pdfPages } from "../src/client/features/imports/read/pdf/pdf-pages.ts";
import { readTableFile } from "../src/client/features/imports/read/tables/read-table-file.ts";
import { readXlsx } from "../src/client/features/imports/read/tables/read-xlsx.ts";
import { readCas } from "../src/shared/imports/read/cas/read-cas.ts";
import type { Statement } from "../src/shared/imports/statement.ts";
import { inPairs, type Figure } from "./pairs.ts";
import { madeStatement, statementRows } from "./support/sample-statement.ts";
import { casparserCsv, growwCsv, growwSheet, tableRows } from "./support/sample-tables.ts";

const csvLines = 20_000;

/** What reading a statement adds to what its file's library needs. */
export async function statementCost(): Promise<Figure[]> {
  const sheet = growwSheet();
  return [
    await pdfCost(),
    await csvCost("20,000 lines of Zerodha's CSV", zerodhaCsv(), csvLines, 3),
    await csvCost("5,000 lines of casparser's CSV", casparserCsv(), tableRows, 2),
    await csvCost("5,000 lines of Groww's CSV", growwCsv(), tableRows, 4),
    await tableCost(
      { name: "Groww's sheet of 5,000 rows / its cells", atMost: 2, rows: tableRows },
      sheet,
      () => readXlsx(sheet),
    ),
  ];
}

/** 60 pages with 3,000 transactions. */
function pdfCost(): Promise<Figure> {
  const pdf = madeStatement();
  return inPairs(
    { name: "a CAS of 60 pages, 3,000 transactions / its text by pdf.js", atMost: 1.6, pairs: 11 },
    {
      step: async () => {
        const pages = await pdfPages(pdf.slice());
        const statement = readCas(pages);
        checkRows(statement, statementRows);
        if (pages.length !== 60) throw new Error(`${pages.length} pages were read`);
      },
      baseline: () => textOf(pdf.slice()),
    },
  );
}

async function textOf(bytes: Uint8Array): Promise<void> {
  const task = getDocument({ data: bytes, useWasm: false, verbosity: 0 });
  const file = await task.promise;
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    await page.getTextContent();
    page.cleanup();
  }
  await task.destroy();
}

const csvCost = (name: string, text: string, rows: number, atMost: number): Promise<Figure> =>
  tableCost({ name: `${name} / papaparse`, atMost, rows }, new TextEncoder().encode(text), () =>
    Papa.parse(text),
  );

const tableCost = (
  { name, atMost, rows }: { name: string; atMost: number; rows: number },
  bytes: Uint8Array,
  baseline: () => unknown,
): Promise<Figure> =>
  inPairs(
    { name, atMost, pairs: 41 },
    {
      step: async () => checkRows(readTableFile(bytes, undefined), rows),
      baseline: async () => baseline(),
    },
  );

function checkRows({ schemes }: Statement, expected: number): void {
  const read = schemes.reduce((sum, { rows }) => sum + rows.length, 0);
  const failures = schemes.reduce((sum, scheme) => sum + scheme.failures.length, 0);
  if (read !== expected || failures > 0) {
    throw new Error(`${read} transactions were read, ${failures} checks failed`);
  }
}

function zerodhaCsv(): string {
  const header =
    "symbol,isin,trade_date,exchange,segment,series,trade_type,auction,quantity,price,trade_id,order_id,order_execution_time";
  const lines = Array.from(
    { length: csvLines },
    (_, index) =>
      `SAMPLE FUND ${index % 40},INF000X01013,2025-01-${String((index % 28) + 1).padStart(2, "0")},BSE,MF,,buy,false,100.000000,25.000000,${index},${index},2025-01-03T00:00:00`,
  );
  return [header, ...lines].join("\n");
}
