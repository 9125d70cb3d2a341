import Papa from "papaparse";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { pdfPages } from "../src/client/features/imports/pdf/pdf-pages.ts";
import { readTableFile } from "../src/client/features/imports/tables/read-table-file.ts";
import { readCas } from "../src/shared/imports/cas/read-cas.ts";
import { madeStatement, statementRows } from "./sample-statement.ts";
import { inPairs, type Figure } from "./pairs.ts";

const csvLines = 20_000;

/** What reading a statement adds to what its file's library needs. */
export async function statementCost(): Promise<Figure[]> {
  return [await pdfCost(), await csvCost()];
}

/** 60 pages with 3,000 transactions. */
function pdfCost(): Promise<Figure> {
  const pdf = madeStatement();
  return inPairs(
    { name: "a CAS of 60 pages, 3,000 transactions / its text by pdf.js", atMost: 1.5, pairs: 11 },
    {
      step: async () => {
        const pages = await pdfPages(pdf.slice(), undefined, () => {});
        const statement = readCas(pages);
        const read = statement.schemes.reduce((sum, { rows }) => sum + rows.length, 0);
        if (read !== statementRows || pages.length !== 60) {
          throw new Error(`${read} transactions of ${pages.length} pages were read`);
        }
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

function csvCost(): Promise<Figure> {
  const header =
    "symbol,isin,trade_date,exchange,segment,series,trade_type,auction,quantity,price,trade_id,order_id,order_execution_time";
  const lines = Array.from(
    { length: csvLines },
    (_, index) =>
      `SAMPLE FUND ${index % 40},INF000X01013,2025-01-${String((index % 28) + 1).padStart(2, "0")},BSE,MF,,buy,false,100.000000,25.000000,${index},${index},2025-01-03T00:00:00`,
  );
  const text = [header, ...lines].join("\n");
  const bytes = new TextEncoder().encode(text);
  return inPairs(
    { name: "20,000 lines of CSV / papaparse", atMost: 3, pairs: 21 },
    {
      step: async () => readTableFile(bytes, undefined),
      baseline: async () => Papa.parse(text),
    },
  );
}
