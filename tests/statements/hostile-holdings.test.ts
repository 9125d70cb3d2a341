import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTableFile } from "../../src/client/features/imports/read/tables/read-table-file.ts";
import { suggestMapping } from "../../src/shared/imports/read/tables/suggest-mapping.ts";
import { UnknownColumnsError } from "../../src/shared/imports/read/tables/table.ts";
import { UnreadableFileError, type Statement } from "../../src/shared/imports/statement.ts";
import { allChanged, changes, column } from "./hostile/changes.ts";
import { hostileBook } from "./hostile/hostile-book.ts";
import { csvOf, jsonOf } from "./hostile/table-files.ts";
import {
  holdingShapes,
  holdingTable,
  trueHoldings,
  type HoldingShape,
} from "./hostile/true-holdings.ts";

type Held = { name: string; folio: string | null; units: string; cost: string | null };
type Outcome = { held: Held[]; isSaid: boolean } | "asked" | "refused";

const outcomeOfStatement = ({ schemes, unreadable, unused = [] }: Statement): Outcome => ({
  held: schemes.flatMap(({ name, folio, closing }) =>
    closing === null ? [] : [{ name, folio, units: closing.units, cost: closing.cost }],
  ),
  isSaid:
    unreadable.length > 0 ||
    unused.length > 0 ||
    schemes.some(({ failures, rows }) => failures.length > 0 || rows.length > 0),
});

function outcomeOf(file: Uint8Array): Outcome {
  try {
    return outcomeOfStatement(readTableFile(file, undefined));
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    if (!(error instanceof UnknownColumnsError)) return "refused";
    expect(suggestMapping(error.table).kindBy).not.toBe("held");
    return "asked";
  }
}

/** What is not said by the file, a folio or a cost, is asked. */
const isTrue = ({ name, folio, units, cost }: Held): boolean =>
  trueHoldings.some(
    (holding) =>
      [holding.scheme, holding.isin].includes(name) &&
      units === holding.units &&
      [null, holding.folio].includes(folio) &&
      (cost === null || Math.abs(Number(cost) - Number(holding.cost)) < 0.02),
  );

function expectTruth(outcome: Outcome): void {
  if (typeof outcome === "string" || outcome.isSaid) return;
  expect(outcome.held.filter((each) => !isTrue(each))).toEqual([]);
  expect(outcome.held).toHaveLength(trueHoldings.length);
}

const shapes = fc.constantFrom(...holdingShapes.map(({ name }) => name));
const shapeNamed = (wanted: string): HoldingShape =>
  holdingShapes.find(({ name }) => name === wanted) ?? holdingShapes[0]!;

describe("a hostile table of what is held", () => {
  it.each(holdingShapes.map((shape) => [shape.name, shape] as const))(
    "is read right as it is: %s",
    (_name, shape) => {
      for (const fileOf of [csvOf, jsonOf]) {
        const outcome = outcomeOf(fileOf(holdingTable(shape, trueHoldings)));
        expect(outcome).toMatchObject({ held: { length: 3 }, isSaid: false });
        expectTruth(outcome);
      }
    },
  );

  it("is the truth, asked about or refused, whatever was done to its columns", () => {
    fc.assert(
      fc.property(
        shapes,
        fc.array(changes, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(csvOf, jsonOf),
        (of, all, fileOf) => {
          const rows = allChanged(all, holdingTable(shapeNamed(of), trueHoldings));
          expectTruth(outcomeOf(fileOf(rows)));
        },
      ),
      { numRuns: 600 },
    );
  });

  it("is so in a workbook, whatever sheets, rows and columns are copied or hidden", () => {
    fc.assert(
      fc.property(
        shapes,
        fc.array(changes, { maxLength: 1 }),
        fc.record({
          isCopied: fc.boolean(),
          isRepeated: fc.boolean(),
          hasHiddenCopy: fc.boolean(),
          hiddenColumns: fc.array(column, { maxLength: 1 }),
          hiddenRows: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 1 }),
        }),
        (of, all, { isCopied, isRepeated, hasHiddenCopy, hiddenColumns, hiddenRows }) => {
          const drawn = (holdings: typeof trueHoldings) =>
            allChanged(all, holdingTable(shapeNamed(of), holdings));
          const old = trueHoldings.map((holding) => ({ ...holding, units: "9" }));
          const twice = isRepeated ? [...trueHoldings, ...trueHoldings.slice(0, 1)] : trueHoldings;
          const outcome = outcomeOf(
            hostileBook([
              ...(hasHiddenCopy ? [{ name: "Old", isHidden: true, rows: drawn(old) }] : []),
              { name: "Held", rows: drawn(twice), hiddenColumns, hiddenRows },
              ...(isCopied ? [{ name: "All", rows: drawn(trueHoldings) }] : []),
            ]),
          );
          expectTruth(outcome);
          // Parts that are hidden or repeated are said, and bring nothing that is not true.
          if (typeof outcome !== "string" && all.length === 0) {
            expect(outcome.held.filter((each) => !isTrue(each))).toEqual([]);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});
