import { CliError } from "./cli-error.ts";

/** What a whole dump of the database holds. */
export type DumpFacts = {
  /** The statements that make its tables. */
  tables: string[];
  /** How many rows each table has, by its name. */
  rows: Map<string, number>;
  /** The hashes of the migrations that had been applied to the database. */
  migrations: string[];
};

export type DumpReader = {
  /** The SQL statements of a dump, one by one. */
  statements: (dump: AsyncIterable<Uint8Array>) => AsyncGenerator<string>;
  /** @throws CliError with a reason for parentheses where what was read is not a whole dump of Fundbook's */
  facts: () => DumpFacts;
};

/** Reads a libSQL server's `/dump`: one transaction of SQL that makes the database anew. */
export function dumpReader(): DumpReader {
  const facts: DumpFacts = { tables: [], rows: new Map(), migrations: [] };
  let last = "";
  return {
    async *statements(dump) {
      for await (const statement of statementsIn(dump)) {
        countStatement(facts, statement);
        last = statement;
        yield statement;
      }
    },
    facts() {
      if (last !== "COMMIT;\n") throw new CliError("it does not come to its end");
      if (facts.migrations.length === 0) throw new CliError("it is none of Fundbook's");
      return facts;
    },
  };
}

function countStatement({ tables, rows, migrations }: DumpFacts, statement: string): void {
  const created = /^CREATE TABLE IF NOT EXISTS ["`]?(\w+)/.exec(statement)?.[1];
  if (created !== undefined) {
    tables.push(statement);
    rows.set(created, 0);
  }
  const filled = /^INSERT INTO "?(\w+)"? VALUES/.exec(statement)?.[1];
  if (filled === undefined) return;
  rows.set(filled, (rows.get(filled) ?? 0) + 1);
  const migration = /'([0-9a-f]{64})'/.exec(statement)?.[1];
  if (filled === "__drizzle_migrations" && migration) migrations.push(migration);
}

/** A statement ends with its line, unless the line break is part of a value. */
async function* statementsIn(dump: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let line = "";
  let statement = "";
  // Kept per line: in a damaged dump without a quote, all that follows is one long statement.
  let isInValue = false;
  for await (const chunk of dump) {
    const [rest = "", ...next] = decoder.decode(chunk, { stream: true }).split("\n");
    line += rest;
    for (const start of next) {
      statement += `${line}\n`;
      isInValue = isInValue !== hasOddQuotes(line);
      const isWhole = !isInValue && line.endsWith(";");
      line = start;
      if (!isWhole) continue;
      yield statement;
      statement = "";
    }
  }
  if (statement + line !== "") yield statement + line;
}

/** Whether a value begins or ends in the line: a quote within a value is doubled. */
const hasOddQuotes = (line: string): boolean => line.split("'").length % 2 === 0;

/** "3 accounts with 12 funds" */
export const describeDump = ({ rows }: DumpFacts): string =>
  `${counted(rows.get("users") ?? 0, "account")} with ${counted(rows.get("funds") ?? 0, "fund")}`;

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString("en-IN")} ${noun}${count === 1 ? "" : "s"}`;
