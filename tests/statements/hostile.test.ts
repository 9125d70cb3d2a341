import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTableFile } from "../../src/client/features/imports/read/tables/read-table-file.ts";
import type { ColumnMapping } from "../../src/shared/imports/read/tables/column-mapping.ts";
import { typeWords } from "../../src/shared/imports/read/tables/mapped.ts";
import { neededColumns } from "../../src/shared/imports/read/tables/kind-sources.ts";
import { suggestMapping } from "../../src/shared/imports/read/tables/suggest-mapping.ts";
import { typeOfWord } from "../../src/shared/imports/read/tables/type-words.ts";
import { UnknownColumnsError, type Table } from "../../src/shared/imports/read/tables/table.ts";
import { UnreadableFileError, type Statement } from "../../src/shared/imports/statement.ts";
import { allChanged, changes, column, otherName } from "./hostile/changes.ts";
import { csvOf, jsonOf } from "./hostile/table-files.ts";
import { hostileBook, type BookSheet } from "./hostile/hostile-book.ts";
import {
  tableOf,
  tableShapes,
  trueLedgerOf,
  trueTrades,
  type Cells,
  type TableShape,
} from "./hostile/true-tables.ts";
import { numberOfRuns } from "../support/number-of-runs.ts";

/** What would be recorded: transactions, or what is held and what it cost. */
const ledgerOf = ({ schemes }: Statement): string[] =>
  schemes
    .flatMap(({ name, rows, closing }) =>
      rows.length === 0 && closing !== null
        ? [[name, closing.units, closing.cost].join(" ")]
        : rows.map(({ date, type, units, amount }) => [name, date, type, units, amount].join(" ")),
    )
    .toSorted();

/** A folio that the file does not say is asked. */
const foliosOf = ({ schemes }: Statement): string[] =>
  schemes.flatMap(({ name, folio }) => (folio === null ? [] : [`${name} ${folio}`]));

const trueFolios: readonly string[] = trueTrades.map(({ scheme, folio }) => `${scheme} ${folio}`);

/** Whether something was said: lines that were not read, parts that were not used, a check that failed. */
const isSaid = ({ unreadable, unused = [], openEnd, schemes }: Statement): boolean =>
  unreadable.length > 0 ||
  openEnd !== undefined ||
  unused.length > 0 ||
  schemes.some(
    ({ failures, rows, closing }) =>
      failures.length > 0 ||
      rows.some(isDoubtful) ||
      // What it cost is asked.
      (rows.length === 0 && closing?.cost === null),
  );

/** Units times price that are not the amount are asked about before they are saved. */
const isDoubtful = ({
  units,
  nav,
  amount,
}: Statement["schemes"][number]["rows"][number]): boolean =>
  nav !== null && Math.abs(Number(units) * Number(nav) - Number(amount)) > 1;

const isPassable = (table: Table, mapping: ColumnMapping): boolean => {
  const isKnown = (word: string) => typeOfWord(word) !== null;
  return (
    neededColumns(mapping).length === 0 &&
    mapping.kindBy !== null &&
    (mapping.kindBy !== "words" || typeWords(table, mapping).every(isKnown))
  );
};

type Outcome = { ledger: string[]; folios: string[]; isSaid: boolean } | "asked" | "refused";

/** What becomes of a file, also where the user takes the proposal for its columns as it is. */
function outcomeOf(file: Uint8Array): Outcome {
  const read = (mapping?: ColumnMapping): Outcome => {
    const statement = readTableFile(file, mapping);
    return {
      ledger: ledgerOf(statement),
      folios: foliosOf(statement),
      isSaid: isSaid(statement),
    };
  };
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    if (!(error instanceof UnknownColumnsError)) return "refused";
    const mapping = suggestMapping(error.table);
    return isPassable(error.table, mapping) ? read(mapping) : "asked";
  }
}

const expectTruth = (outcome: Outcome, shape: TableShape) => {
  if (typeof outcome === "string" || outcome.isSaid) return;
  expect(withoutSips(outcome.ledger)).toEqual(withoutSips(trueLedgerOf(shape)));
  expect(trueFolios).toEqual(expect.arrayContaining(outcome.folios));
};

/** Signs say that something was bought, not that it was by a plan. */
const withoutSips = (ledger: readonly string[]): string[] =>
  ledger.map((row) => row.replace(" sip ", " purchase ")).toSorted();

const shapeNamed = (wanted: string): TableShape =>
  tableShapes.find((shape) => shape.name === wanted) ?? tableShapes[0]!;

const shapes = fc.constantFrom(...tableShapes.map((shape) => shape.name));

describe("a hostile table of one true ledger", () => {
  it.each(tableShapes.map((shape) => [shape.name, shape] as const))(
    "is read right as it is: %s",
    (_name, shape) => {
      const outcome = outcomeOf(csvOf(tableOf(shape, trueTrades)));
      expect(outcome).toMatchObject({ ledger: trueLedgerOf(shape) });
    },
  );

  it("changes no kind without a question where one column is renamed", () => {
    fc.assert(
      fc.property(
        shapes,
        column,
        fc.oneof(otherName, fc.string({ maxLength: 12 })),
        (of, at, other) => {
          const shape = shapeNamed(of);
          const rows = tableOf(shape, trueTrades).map((cells, row) =>
            cells.map((cell, index) => (row === 0 && index === at ? other : cell)),
          );
          expectTruth(outcomeOf(csvOf(rows)), shape);
        },
      ),
      { numRuns: numberOfRuns(600) },
    );
  });

  it("is the true ledger, asked about or refused, whatever was done to its columns", () => {
    fc.assert(
      fc.property(
        shapes,
        fc.array(changes, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(csvOf, jsonOf),
        (of, all, fileOf) => {
          const shape = shapeNamed(of);
          const rows = allChanged(all, tableOf(shape, trueTrades));
          expectTruth(outcomeOf(fileOf(rows)), shape);
        },
      ),
      { numRuns: numberOfRuns(1_500) },
    );
  });

  it("is so in a workbook, whatever sheets, rows and columns are copied, split or hidden", () => {
    fc.assert(
      fc.property(
        shapes,
        fc.array(changes, { maxLength: 1 }),
        fc.nat({ max: trueTrades.length }),
        fc.record({
          isCopied: fc.boolean(),
          hasHiddenCopy: fc.boolean(),
          hasNotes: fc.boolean(),
          hiddenColumns: fc.array(column, { maxLength: 1 }),
          hiddenRows: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 1 }),
        }),
        (of, all, split, { isCopied, hasHiddenCopy, hasNotes, hiddenColumns, hiddenRows }) => {
          const shape = shapeNamed(of);
          const drawn = (trades: typeof trueTrades) => allChanged(all, tableOf(shape, trades));
          const parts = [trueTrades.slice(0, split), trueTrades.slice(split)].filter(
            (trades) => trades.length > 0,
          );
          const sheets: BookSheet[] = parts.map((trades, at) => ({
            name: `Part ${at + 1}`,
            rows: drawn(trades),
            ...(at === 0 && { hiddenColumns, hiddenRows }),
          }));
          const other: Cells[] = [
            ["Category", "Share", "Value"],
            ["Equity", "60", "6000"],
            ["Debt", "40", "4000"],
          ];
          const book = [
            ...(hasHiddenCopy
              ? [
                  {
                    name: "Old",
                    isHidden: true,
                    rows: drawn(trueTrades.map((trade) => ({ ...trade, units: "9" }))),
                  },
                ]
              : []),
            ...sheets,
            ...(isCopied ? [{ name: "All", rows: drawn(trueTrades) }] : []),
            ...(hasNotes ? [{ name: "Notes", rows: other }] : []),
          ];
          const outcome = outcomeOf(hostileBook(book));
          if (typeof outcome === "string") return;
          const [found, truth] = [withoutSips(outcome.ledger), withoutSips(trueLedgerOf(shape))];
          if (found.join("\n") === truth.join("\n")) return;
          // What is not there is said, and nothing is there that is not true.
          expect(outcome.isSaid).toBe(true);
          if (all.length === 0 && hiddenColumns.length === 0) {
            expect(found.filter((row) => !truth.includes(row))).toEqual([]);
          }
        },
      ),
      { numRuns: numberOfRuns(400) },
    );
  });
});
