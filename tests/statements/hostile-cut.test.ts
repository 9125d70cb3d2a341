import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pdfPages } from "../../src/client/features/imports/read/pdf/pdf-pages.ts";
import { readTableFile } from "../../src/client/features/imports/read/tables/read-table-file.ts";
import type { ColumnMapping } from "../../src/shared/imports/read/tables/column-mapping.ts";
import { suggestMapping } from "../../src/shared/imports/read/tables/suggest-mapping.ts";
import { UnknownColumnsError } from "../../src/shared/imports/read/tables/table.ts";
import { UnreadableFileError, type StatementRow } from "../../src/shared/imports/statement.ts";
import { changedHeld } from "./hostile/held-changes.ts";
import { heldFiles } from "./hostile/held-files.ts";
import { hostileBook } from "./hostile/hostile-book.ts";
import { hostilePrint } from "./hostile/pdf-changes.ts";
import { recordedOf } from "./hostile/recorded-pdf.ts";
import { heldIn, isTrueOrAsked, trueHeld } from "./hostile/recorded-held.ts";
import { tableOf, tableShapes, trueLedgerOf, trueTrades } from "./hostile/true-tables.ts";
import { drawnPages, printOf, textPages } from "./kit.ts";
import { pdfFile } from "../../sample/statement/pdf-file.ts";

/** What comes of a file, or null where it is refused. */
async function unlessRefused<Result>(read: () => Result | Promise<Result>): Promise<Result | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableFileError) return null;
    throw error;
  }
}

/** How much of a file is there, from its first bytes to all but some. */
const share = fc.integer({ min: 20, max: 999 }).map((thousandths) => thousandths / 1_000);
const cut = (bytes: Uint8Array, part: number): Uint8Array =>
  bytes.slice(0, Math.floor(bytes.length * part));

/** A PDF whose first lines say where its pages are, as those do that a browser shows while they load. */
function withTrailerFirst(file: Uint8Array): Uint8Array {
  const text = Buffer.from(file).toString("latin1");
  const trailer = "trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n";
  return new Uint8Array(Buffer.from(text.replace("\n", `\n${trailer}`), "latin1"));
}

/** The rows of a table, as it is read or by the proposal for its columns; null where it is asked about or refused. */
function rowsIn(text: string) {
  const bytes = new TextEncoder().encode(text);
  const read = (mapping?: ColumnMapping) => {
    const { schemes, unreadable, leftOut, openEnd } = readTableFile(bytes, mapping);
    return {
      rows: schemes.flatMap(({ name, rows }) =>
        rows.map(({ date, type, units, amount }) => [name, date, type, units, amount].join(" ")),
      ),
      isSaid:
        openEnd !== undefined ||
        unreadable.length + leftOut.length > 0 ||
        schemes.some(({ failures, rows }) => failures.length > 0 || rows.some(isDoubtful)),
    };
  };
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    return error instanceof UnknownColumnsError ? read(suggestMapping(error.table)) : null;
  }
}

/** Units times price that are not the amount are asked about. */
const isDoubtful = ({ units, nav, amount }: StatementRow): boolean =>
  nav !== null && Math.abs(Number(units) * Number(nav) - Number(amount)) > 1;

describe("a file that is cut at any byte", () => {
  it("is the truth, says what is missing or is refused: a statement of the registrars", async () => {
    const pages = drawnPages(printOf({ change: hostilePrint([], 12, false) }));
    const truth = await recordedOf(textPages(pages));
    const file = withTrailerFirst(pdfFile(pages));
    await fc.assert(
      fc.asyncProperty(share, async (part) => {
        const read = await unlessRefused(() => pdfPages(cut(file, part)));
        if (read === null) return;
        const recorded = await recordedOf(read);
        for (const [isin, rows] of truth)
          if (recorded.get(isin) !== "said") expect(recorded.get(isin)).toEqual(rows);
      }),
      { numRuns: 30, seed: 6 },
    );
  });

  it("is the truth, says what is missing or is refused: a statement of what is held", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...heldFiles), share, async (file, part) => {
        const bytes = withTrailerFirst(pdfFile(changedHeld(file, [])));
        const read = await unlessRefused(() => pdfPages(cut(bytes, part)));
        if (read === null) return;
        const held = await heldIn(file, read, true);
        if (held === "refused") return;
        for (const [isin, own] of trueHeld(file))
          if (!isTrueOrAsked(held.get(isin), own)) expect(held.get(isin)).toEqual(own);
      }),
      { numRuns: 30, seed: 6 },
    );
  });

  it("has no other row than the true ones without a word: a table in text", () => {
    for (const shape of tableShapes) {
      const text = tableOf(shape, trueTrades)
        .map((cells) => cells.join(","))
        .join("\n");
      const truth = new Set(trueLedgerOf(shape));
      const lastLine = text.length - text.lastIndexOf("\n") - 1;
      for (let missing = 0; missing < lastLine; missing += 1) {
        const found = rowsIn(text.slice(0, text.length - missing));
        if (found === null || found.isSaid) continue;
        expect([shape.name, missing, found.rows.filter((row) => !truth.has(row))]).toEqual([
          shape.name,
          missing,
          [],
        ]);
        expect([shape.name, missing, found.rows.length]).toEqual([shape.name, missing, truth.size]);
      }
    }
  });

  it("is the truth or refused: a workbook", async () => {
    const [shape] = tableShapes;
    if (shape === undefined) throw new Error("no shape of a table");
    const half = trueTrades.length / 2;
    const bytes = hostileBook([
      { name: "One", rows: tableOf(shape, trueTrades.slice(0, half)) },
      { name: "Two", rows: tableOf(shape, trueTrades.slice(half)) },
    ]);
    const truth = readTableFile(bytes, undefined).schemes;
    await fc.assert(
      fc.asyncProperty(share, async (part) => {
        const read = await unlessRefused(() => readTableFile(cut(bytes, part), undefined));
        if (read !== null) expect(read.schemes).toEqual(truth);
      }),
      { numRuns: 100, seed: 6 },
    );
  });
});
