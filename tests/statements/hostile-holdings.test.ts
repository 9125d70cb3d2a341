import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTableFile } from "../../src/client/features/imports/read/tables/read-table-file.ts";
import { suggestMapping } from "../../src/shared/imports/read/tables/suggest-mapping.ts";
import { UnknownColumnsError } from "../../src/shared/imports/read/tables/table.ts";
import { UnreadableFileError, type Statement } from "../../src/shared/imports/statement.ts";
import { allChanged, changes, column } from "./hostile/changes.ts";
import { hostileBook } from "./hostile/hostile-book.ts";
import { csvOf, jsonListsOf, jsonOf } from "./hostile/table-files.ts";
import {
  holdingShapes,
  holdingTable,
  trueHoldings,
  type HoldingShape,
} from "./hostile/true-holdings.ts";
import { numberOfRuns } from "../support/number-of-runs.ts";

type Held = { name: string; folio: string | null; units: string; cost: string | null };
type Outcome = { held: Held[]; contradicted: number; isSaid: boolean } | "asked" | "refused";

const outcomeOfStatement = ({ schemes, unreadable, unused = [] }: Statement): Outcome => ({
  held: schemes.flatMap(({ name, folio, closing }) =>
    closing === null ? [] : [{ name, folio, units: closing.units, cost: closing.cost }],
  ),
  contradicted: schemes.filter(({ failures }) =>
    failures.some(({ check }) => check === "two-days" || check === "two-sheets"),
  ).length,
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

/** A column that says of what day a line is, or that nothing of it is held. */
const furtherColumns = fc.oneof(
  fc.record({
    name: fc.constantFrom("As on", "NAV Date", "Valuation date", "Date", "Month", "Remarks"),
    cells: fc.constantFrom(["30-06-2026", "31-08-2026"], ["Jun 2026", "Aug 2026"]),
    last: fc.constant({}),
  }),
  fc.record({
    name: fc.constantFrom("Status", "Folio Status", "Remarks", "Held"),
    cells: fc.tuple(
      fc.constantFrom("Active", ""),
      fc.constantFrom("Redeemed", "Closed", "Inactive", "Fully redeemed", "Switch Out"),
    ),
    last: fc.constant({ folio: "999" }),
  }),
);

const shapes = fc.constantFrom(...holdingShapes.map(({ name }) => name));
const shapeNamed = (wanted: string): HoldingShape =>
  holdingShapes.find(({ name }) => name === wanted) ?? holdingShapes[0]!;

/** Nothing could show the truth where a column is gone. */
const changesWithoutDrops = fc.array(
  changes.filter(({ kind }) => kind !== "drop"),
  { maxLength: 2 },
);
const withUnits = (units: string): typeof trueHoldings =>
  trueHoldings.map((holding, at) => ({ ...holding, units: `${at}${units}`.replace(/^0/, "") }));

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
      { numRuns: numberOfRuns(600) },
    );
  });

  it("adds nothing of several days, and makes nothing of lines that say they are not held", () => {
    fc.assert(
      fc.property(
        shapes,
        changesWithoutDrops,
        fc.constantFrom(csvOf, jsonOf),
        furtherColumns,
        (of, all, fileOf, { name, cells, last }) => {
          const shape = shapeNamed(of);
          const gone = withUnits("50").map((holding) => ({ ...holding, ...last }));
          const [header = [], ...rows] = holdingTable(shape, [...trueHoldings, ...gone]);
          const further = rows.map((row, at) => [
            ...row,
            at < trueHoldings.length ? cells[0] : cells[1],
          ]);
          const outcome = outcomeOf(fileOf(allChanged(all, [[...header, name], ...further])));
          if (typeof outcome !== "string") expect(outcome.contradicted).toBe(trueHoldings.length);
        },
      ),
      { numRuns: numberOfRuns(150) },
    );
  });

  it("is named with its other list where the two say different things", () => {
    for (const shape of holdingShapes) {
      const outcome = outcomeOf(
        jsonListsOf(holdingTable(shape, trueHoldings), holdingTable(shape, withUnits("50"))),
      );
      expect(outcome).toMatchObject({ contradicted: trueHoldings.length });
    }
  });

  it("is so in a workbook, whatever sheets, rows and columns are copied or hidden", () => {
    fc.assert(
      fc.property(
        shapes,
        fc.array(changes, { maxLength: 1 }),
        fc.record({
          second: fc.constantFrom("none", "copy", "other"),
          isRepeated: fc.boolean(),
          hasHiddenCopy: fc.boolean(),
          hiddenColumns: fc.array(column, { maxLength: 1 }),
          hiddenRows: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 1 }),
        }),
        (of, all, { second, isRepeated, hasHiddenCopy, hiddenColumns, hiddenRows }) => {
          const drawn = (holdings: typeof trueHoldings) =>
            allChanged(all, holdingTable(shapeNamed(of), holdings));
          const old = trueHoldings.map((holding) => ({ ...holding, units: "9" }));
          const twice = isRepeated ? [...trueHoldings, ...trueHoldings.slice(0, 1)] : trueHoldings;
          const outcome = outcomeOf(
            hostileBook([
              ...(hasHiddenCopy ? [{ name: "Old", isHidden: true, rows: drawn(old) }] : []),
              { name: "Held", rows: drawn(twice), hiddenColumns, hiddenRows },
              ...(second === "none"
                ? []
                : [
                    {
                      name: "All",
                      rows: drawn(second === "copy" ? trueHoldings : withUnits("50")),
                    },
                  ]),
            ]),
          );
          if (second === "other" && typeof outcome !== "string") {
            expect(outcome.isSaid).toBe(true);
            if (hiddenColumns.length + hiddenRows.length + all.length === 0) {
              expect(outcome.contradicted).toBe(trueHoldings.length);
            }
            return;
          }
          expectTruth(outcome);
          // Parts that are hidden or repeated are said, and bring nothing that is not true.
          if (typeof outcome !== "string" && all.length === 0) {
            expect(outcome.held.filter((each) => !isTrue(each))).toEqual([]);
          }
        },
      ),
      { numRuns: numberOfRuns(150) },
    );
  });
});
