import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTableFile } from "../../src/client/features/imports/read/tables/read-table-file.ts";
import { UnknownColumnsError } from "../../src/shared/imports/read/tables/table.ts";
import type { Statement } from "../../src/shared/imports/statement.ts";
import { csvOf } from "./hostile/table-files.ts";
import { knownTables, type KnownTable } from "./hostile/known-tables.ts";
import type { Cells } from "./hostile/true-tables.ts";

type Outcome = Statement | "asked";

function outcomeOf(rows: readonly Cells[]): Outcome {
  try {
    return readTableFile(csvOf(rows), undefined);
  } catch (error) {
    if (error instanceof UnknownColumnsError) return "asked";
    throw error;
  }
}

const readOf = (rows: readonly Cells[]): Statement => {
  const outcome = outcomeOf(rows);
  if (outcome === "asked") throw new Error(`asked: ${rows[0]?.join()}`);
  return outcome;
};

/** What is recorded, however the file's columns stand. */
const recorded = ({ schemes, unreadable }: Statement) => ({
  rows: schemes
    .flatMap(({ name, folio, isin, rows, closing }) => [
      ...rows.map(({ date, type, units, amount }) =>
        [name, folio, isin, date, type, units, amount].join(" "),
      ),
      ...(rows.length === 0 ? [[name, folio, isin, closing?.units, closing?.cost].join(" ")] : []),
    ])
    .toSorted(),
  unread: unreadable.map(({ line, reason }) => `${line} ${reason}`),
});

const notRead = ({ unused = [] }: Statement) =>
  unused.flatMap((part) => (part.kind === "unread-columns" ? part.columns : []));

/** The table with a further column in some place; the cell of each row by its number from 0. */
const withColumn = (
  { rows }: KnownTable,
  place: number,
  heading: string,
  cell: (at: number) => string,
): Cells[] =>
  rows.map((cells, at) =>
    cells.toSpliced(place % (cells.length + 1), 0, at === 0 ? heading : cell(at - 1)),
  );

const place = fc.nat({ max: 20 });
const tables = fc.constantFrom(...knownTables);
const words = fc.constantFrom("blue", "for the house", "Retirement", "zeta", "आशा", "");
const headings = fc.constantFrom("Remarks", "Goal", "Colour", "Tag 2", "My notes", "Bucket");
/** A fund of the table that has several rows. */
const rowsOfFund = ({ funds }: KnownTable) => {
  const fund = funds.find((each) => funds.filter((other) => other === each).length > 1);
  return funds.flatMap((each, at) => (each === fund ? [at] : []));
};

describe.each(knownTables.map((table) => [table.name, table] as const))(
  "a further column of %s",
  (_name, table) => {
    const plain = readOf(table.rows);

    it("with words that mean nothing changes nothing, and is named where they differ", () => {
      fc.assert(
        fc.property(
          place,
          headings,
          fc.array(words, { minLength: table.funds.length, maxLength: table.funds.length }),
          (at, heading, cells) => {
            const read = readOf(withColumn(table, at, heading, (row) => cells[row] ?? ""));
            expect(recorded(read)).toEqual(recorded(plain));
            expect(notRead(read)).toEqual(new Set(cells).size > 1 ? [heading] : []);
          },
        ),
        { numRuns: 20 },
      );
    });

    it("without a heading, or with one that stands there already, changes nothing", () => {
      fc.assert(
        fc.property(place, fc.nat({ max: 20 }), (at, copied) => {
          const nameless = readOf(withColumn(table, at, "", (row) => `word ${row}`));
          expect(recorded(nameless)).toEqual(recorded(plain));
          expect(notRead(nameless)).toEqual([(at % ((table.rows[0]?.length ?? 0) + 1)) + 1]);
          const column = copied % (table.rows[0]?.length ?? 1);
          const cell = (row: number) => table.rows[row]?.[column] ?? "";
          const twice = withColumn(table, at, cell(0), (row) => cell(row + 1));
          expect(recorded(readOf(twice))).toEqual(recorded(plain));
        }),
        { numRuns: 20 },
      );
    });

    it("leaves out the rows that its status rejects, or is asked about", () => {
      fc.assert(
        fc.property(place, fc.nat({ max: table.funds.length - 1 }), (at, rejected) => {
          const rows = withColumn(table, at, "Status", (row) =>
            row === rejected ? "Rejected" : "Completed",
          );
          const outcome = outcomeOf(rows);
          if (outcome === "asked") {
            // A second status of another opinion is a question as well.
            expect(table.isOfHoldings || table.rows[0]?.includes("status")).toBe(true);
            return;
          }
          const wanted = `${rejected + 2} not-completed`;
          expect(recorded(outcome).unread).toContain(wanted);
        }),
        { numRuns: 20 },
      );
    });

    it("never merges what a folio, an ISIN, a person, a plan or an option tells apart", () => {
      const several = rowsOfFund(table);
      const told = fc.constantFrom(
        ["Folio", "11223344", "55667788"],
        ["folio_no", "11223344", "55667788"],
        ["Folio Number", "11223344/10", "11223344/11"],
        ["ISIN", "INF000X01013", "INF000X01021"],
        ["Investor Name", "Asha Rao", "Ravi Rao"],
        ["PAN", "AAAPK1234C", "AAAPK1234D"],
        ["Plan", "Direct", "Regular"],
        ["Option", "Growth", "IDCW"],
        ["Demat Account", "1208160012345678", "1208160087654321"],
      );
      fc.assert(
        fc.property(place, told, (at, [heading = "", one = "", other = ""]) => {
          if (table.rows[0]?.some((name) => name.toLowerCase() === heading.toLowerCase())) return;
          const [first] = several;
          const cell = (row: number) =>
            several.includes(row) ? (row === first ? one : other) : "";
          const outcome = outcomeOf(withColumn(table, at, heading, cell));
          if (outcome === "asked" || several.length === 0) return;
          const isTwoPeople = outcome.schemes.some(({ failures }) =>
            failures.some(({ check }) => check === "two-people"),
          );
          const count = outcome.schemes.length;
          expect(isTwoPeople || count > plain.schemes.length).toBe(true);
        }),
        { numRuns: 40 },
      );
    });

    it("that is taken says the folio, the ISIN and whose it is", () => {
      const folio = (row: number) => `F${table.funds[row]}`;
      const isin = (row: number) => (table.funds[row] === 0 ? "INF000X01013" : "INF000K01A13");
      const person = (row: number) => (table.funds[row] === 0 ? "Asha Rao" : "Ravi Rao");
      const read = (heading: string, cell: (row: number) => string) =>
        readOf(withColumn(table, 1, heading, cell)).schemes;
      if (plain.schemes.every((scheme) => scheme.folio === null))
        expect(read("Folio No.", folio).map((scheme) => scheme.folio)).toEqual(["F0", "F1"]);
      if (plain.schemes.every((scheme) => scheme.isin === null))
        expect(read("ISIN", isin).map((scheme) => scheme.isin)).toEqual([
          isin(0),
          isin(table.funds.indexOf(1)),
        ]);
      if (plain.schemes.every((scheme) => scheme.investor === null) && !table.isOfHoldings)
        expect(read("Holder Name", person).map((scheme) => scheme.investor)).toEqual([
          "Asha Rao",
          "Ravi Rao",
        ]);
    });

    it("with another day is asked about, with the same one it changes nothing", () => {
      if (table.isOfHoldings) return;
      fc.assert(
        fc.property(place, (at) => {
          const later = withColumn(table, at, "Settled on", (row) => `2024-03-${10 + row}`);
          expect(outcomeOf(later)).toBe("asked");
          const same = withColumn(table, at, "Settled on", (row) => table.dates[row] ?? "");
          expect(recorded(readOf(same))).toEqual(recorded(plain));
        }),
        { numRuns: 5 },
      );
    });

    it("with other words for kinds refines them, is asked about, or changes nothing", () => {
      if (table.isOfHoldings) return;
      const cells = (purchase: string, redemption: string) => (row: number) =>
        table.kinds[row] === "redemption" ? redemption : purchase;
      const same = outcomeOf(withColumn(table, 2, "Txn Nature Type", cells("Buy", "Sell")));
      expect(same === "asked" || recorded(same).rows.length > 0).toBe(true);
      if (same !== "asked") expect(recorded(same)).toEqual(recorded(plain));
      const turned = outcomeOf(withColumn(table, 2, "Txn Nature Type", cells("Sell", "Buy")));
      expect(turned).toBe("asked");
      const switched = outcomeOf(
        withColumn(table, 2, "Txn Nature Type", cells("Switch", "Switch")),
      );
      if (switched === "asked") return;
      const types = switched.schemes.flatMap(({ rows }) => rows.map(({ type }) => type));
      expect(new Set(types)).toEqual(new Set(["switch-in", "switch-out"]));
    });
  },
);

it("a known table is read in any order of its columns", () => {
  fc.assert(
    fc.property(tables, fc.infiniteStream(fc.nat()), (table, order) => {
      const ranks = (table.rows[0] ?? []).map((_, at) => ({ at, rank: order.next().value ?? 0 }));
      const places = ranks.toSorted((one, other) => one.rank - other.rank).map(({ at }) => at);
      const shuffled = table.rows.map((cells) => places.map((at) => cells[at] ?? ""));
      expect(recorded(readOf(shuffled))).toEqual(recorded(readOf(table.rows)));
    }),
  );
});
