import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTableFile } from "../../src/client/features/imports/read/tables/read-table-file.ts";
import type { ProposedScheme } from "../../src/shared/imports/propose/proposed-scheme.ts";
import { UnreadableFileError, type Statement } from "../../src/shared/imports/statement.ts";
import {
  casparserFile,
  dematAccounts,
  depositoryFile,
  type Json,
} from "./hostile/casparser-file.ts";
import {
  acceptedChoice,
  isAsked,
  listedScheme,
  recordedStatement,
} from "./hostile/recorded-statement.ts";
import { trueHoldings } from "./hostile/true-holdings.ts";
import { trueTrades } from "./hostile/true-tables.ts";

type Level = "transactions" | "schemes" | "folios" | "accounts" | "mutual_funds";
type ChangeOfNames =
  | { kind: "rename" | "copy"; level: Level; name: string; as: string }
  | { kind: "swap"; level: Level; name: string; other: string }
  | { kind: "drop"; level: Level; name: string };
type Change = ChangeOfNames | { kind: "drop-one" | "repeat-one"; level: Level; at: number };

/** Does a change to each record of a list of the file, or to one of the list. */
function changed(file: Json, change: Change): Json {
  if (file === null || typeof file === "string") return file;
  if (Array.isArray(file)) return file.map((each) => changed(each, change));
  return Object.fromEntries(
    Object.entries(file).map(([name, value]) => {
      const inner = changed(value, change);
      return [
        name,
        name === change.level && Array.isArray(inner) ? changedList(inner, change) : inner,
      ];
    }),
  );
}

function changedList(list: Json[], change: Change): Json[] {
  if ("at" in change) {
    const { kind, at: place } = change;
    return list.flatMap((each, at) =>
      at !== place ? [each] : kind === "drop-one" ? [] : [each, each],
    );
  }
  return list.map((each) =>
    each === null || typeof each === "string" || Array.isArray(each)
      ? each
      : changedRecord(each, change),
  );
}

function changedRecord(record: Record<string, Json>, change: ChangeOfNames): Json {
  const value = record[change.name];
  if (value === undefined) return record;
  const { [change.name]: _, ...others } = record;
  switch (change.kind) {
    case "rename":
      return { ...others, [change.as]: value };
    case "copy":
      return { ...record, [change.as]: value };
    case "swap": {
      const other = record[change.other];
      return other === undefined
        ? record
        : { ...record, [change.name]: other, [change.other]: value };
    }
    default:
      return others;
  }
}

const namesOf: Record<Level, readonly string[]> = {
  transactions: ["date", "description", "amount", "units", "nav", "balance", "type"],
  schemes: ["scheme", "isin", "amfi", "open", "close", "valuation", "transactions"],
  folios: ["folio", "amc", "PAN", "schemes"],
  accounts: ["balance", "owners", "mutual_funds", "client_id"],
  mutual_funds: [
    "name",
    "isin",
    "folio",
    "balance",
    "nav",
    "value",
    "total_cost",
    "avg_cost",
    "pnl",
  ],
};

const changesOf = (level: Level): fc.Arbitrary<Change> => {
  const name = fc.constantFrom(...namesOf[level]);
  const of = { level: fc.constant(level), name };
  const as = fc.constantFrom("quantity", "unit", "cost", "Units", "remarks", "market_value");
  // A file without one of its schemes says something else.
  const one: fc.Arbitrary<Change>[] =
    level === "transactions" || level === "mutual_funds"
      ? [
          fc.record({
            kind: fc.constantFrom("drop-one", "repeat-one"),
            level: of.level,
            at: fc.nat({ max: 3 }),
          }),
        ]
      : [fc.record({ kind: fc.constant("repeat-one"), level: of.level, at: fc.constant(0) })];
  return fc.oneof(
    fc.record({ kind: fc.constantFrom("rename", "copy"), ...of, as }),
    fc.record({ kind: fc.constant("swap"), ...of, other: name }),
    fc.record({ kind: fc.constant("drop"), ...of }),
    ...one,
  );
};

/** What is held is worth its NAV in the list of that day. */
const listed = new Map(
  trueHoldings.map(({ scheme, nav, isin }, at) => [
    scheme,
    listedScheme(scheme, { code: `90000${at}`, isin, nav, navDate: "2026-08-31" }),
  ]),
);

/** Also where it is not said which scheme it is. */
const isOpen = (proposed: ProposedScheme): boolean =>
  !names.has(proposed.scheme.name) || isAsked(proposed);

const names = new Set([...trueTrades, ...trueHoldings].map(({ scheme }) => scheme));

async function recordedOf(file: Json): Promise<string[] | "asked"> {
  let statement: Statement;
  try {
    statement = readTableFile(new TextEncoder().encode(JSON.stringify(file)), undefined);
  } catch (error) {
    if (error instanceof UnreadableFileError) return "asked";
    throw error;
  }
  const { schemes, after } = await recordedStatement(statement, (scheme) =>
    acceptedChoice(scheme, listed.get(scheme.name) ?? null),
  );
  if (statement.unreadable.length + statement.failures.length > 0 || schemes.some(isOpen)) {
    return "asked";
  }
  return after.funds
    .flatMap(({ id, schemeName, folioNumber, hasTransactions, units, investedAmount }) =>
      hasTransactions
        ? after.transactions
            .filter(({ fundId }) => fundId === id)
            .map((row) =>
              [schemeName, folioNumber, row.date, row.type, row.units, row.amount].join(" "),
            )
        : [[schemeName, folioNumber, units, investedAmount].join(" ")],
    )
    .toSorted();
}

const trueLedger = trueTrades
  .map(({ scheme, folio, date, type, units, amount }) =>
    [scheme, folio, date, type, Number(units), Number(amount)].join(" "),
  )
  .toSorted();
const trueTotals = [
  ...trueHoldings,
  ...dematAccounts.map((client) => ({ ...trueHoldings[0]!, folio: `Demat ${client}` })),
]
  .map(({ scheme, folio, units, cost }) => [scheme, folio, Number(units), Number(cost)].join(" "))
  .toSorted();

describe("a hostile file of casparser", () => {
  it.each([
    ["a detailed statement", casparserFile, ["transactions", "schemes", "folios"], trueLedger],
    ["a depository's statement", depositoryFile, ["accounts", "mutual_funds"], trueTotals],
  ] as const)(
    "of %s is the truth, asked about or refused, whatever was done to its names and lists",
    async (_title, file, levels, truth) => {
      expect(await recordedOf(file())).toEqual(truth);
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.oneof(...levels.map(changesOf)), { minLength: 1, maxLength: 3 }),
          async (all) => {
            const recorded = await recordedOf(all.reduce<Json>(changed, file()));
            if (recorded !== "asked") expect(recorded).toEqual(truth);
          },
        ),
        { numRuns: 300 },
      );
    },
  );
});
