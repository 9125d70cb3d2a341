import { CliError } from "../cli-error.ts";
import type { AppliedMigration, Stored } from "./upgrade-plan.ts";

export type DumpFacts = {
  createTables: string[];
  /** Indexes and triggers. */
  createOthers: string[];
  rowCounts: Map<string, number>;
  journal: AppliedMigration[];
};

export const brokenDump = () => new CliError("it is broken");

/** Reads a libSQL server's `/dump`: one SQL transaction that recreates the database. */
export function dumpReader() {
  const facts: DumpFacts = {
    createTables: [],
    createOthers: [],
    rowCounts: new Map(),
    journal: [],
  };
  let last = "";
  return {
    async *statements(dump: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
      for await (const statement of statementsIn(dump)) {
        if (!startOfStatement.test(statement)) throw brokenDump();
        countStatement(facts, statement);
        last = statement;
        yield statement;
      }
    },
    /** @throws CliError if it is not a complete dump of a Fundbook database */
    facts(): DumpFacts {
      if (last !== "COMMIT;\n") throw new CliError("it is incomplete");
      if (facts.journal.length === 0) throw new CliError("it has no data of Fundbook");
      return facts;
    },
  };
}

/** What a dump has, without its rows. */
export const storedInDump = ({ journal, createTables, createOthers }: DumpFacts): Stored => ({
  journal,
  schema: [...createTables, ...createOthers].filter((sql) => !sql.includes(journalTable)),
});

const journalTable = "__drizzle_migrations";

const startOfStatement = /^(PRAGMA foreign_keys|BEGIN|CREATE|INSERT INTO|DELETE FROM|COMMIT)\b/;

function countStatement(facts: DumpFacts, statement: string): void {
  const created = /^CREATE TABLE IF NOT EXISTS ["`]?(\w+)/.exec(statement)?.[1];
  if (created !== undefined) {
    facts.createTables.push(statement);
    facts.rowCounts.set(created, 0);
  } else if (statement.startsWith("CREATE")) {
    facts.createOthers.push(statement);
  }
  const filled = /^INSERT INTO "?(\w+)"? VALUES/.exec(statement)?.[1];
  if (filled === undefined) return;
  facts.rowCounts.set(filled, (facts.rowCounts.get(filled) ?? 0) + 1);
  const [, hash, at] = /'([0-9a-f]{64})',(\d+)/.exec(statement) ?? [];
  if (filled === journalTable && hash) facts.journal.push({ hash, at: Number(at) });
}

/** Characters: no value is longer than a few hundred thousand. */
const maxStatement = 16_000_000;

async function* statementsIn(dump: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let line = "";
  let statement = "";
  // Whether a value goes on in the next line. Tracked line by line: where a damaged dump lacks a quote, everything
  // after it is one long statement.
  let isInValue = false;
  for await (const chunk of dump) {
    const [rest = "", ...next] = decode(decoder, chunk).split("\n");
    line += rest;
    if (line.length > maxStatement) throw brokenDump();
    for (const start of next) {
      statement += `${line}\n`;
      // An odd number of quotes starts or ends a value.
      if (line.split("'").length % 2 === 0) isInValue = !isInValue;
      const isWhole = !isInValue && line.endsWith(";");
      line = start;
      if (statement.length > maxStatement) throw brokenDump();
      if (!isWhole) continue;
      yield statement;
      statement = "";
    }
  }
  if (statement + line !== "") yield statement + line;
}

function decode(decoder: TextDecoder, chunk: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch {
    throw brokenDump();
  }
}

export const describeDump = ({ rowCounts }: DumpFacts): string =>
  `${counted(rowCounts.get("users") ?? 0, "account")} with ${counted(rowCounts.get("funds") ?? 0, "fund")}`;

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString("en-IN")} ${noun}${count === 1 ? "" : "s"}`;
