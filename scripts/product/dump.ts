import { CliError } from "./cli-error.ts";

export type DumpFacts = {
  createTables: string[];
  rowCounts: Map<string, number>;
  migrationHashes: string[];
};

/** Reads a libSQL server's `/dump`: one transaction of SQL that makes the database anew. */
export function dumpReader() {
  const facts: DumpFacts = { createTables: [], rowCounts: new Map(), migrationHashes: [] };
  let last = "";
  return {
    async *statements(dump: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
      for await (const statement of statementsIn(dump)) {
        countStatement(facts, statement);
        last = statement;
        yield statement;
      }
    },
    /** @throws CliError where what was read is not a whole dump of Fundbook's */
    facts(): DumpFacts {
      if (last !== "COMMIT;\n") throw new CliError("it does not come to its end");
      if (facts.migrationHashes.length === 0) throw new CliError("it is none of Fundbook's");
      return facts;
    },
  };
}

function countStatement(facts: DumpFacts, statement: string): void {
  const created = /^CREATE TABLE IF NOT EXISTS ["`]?(\w+)/.exec(statement)?.[1];
  if (created !== undefined) {
    facts.createTables.push(statement);
    facts.rowCounts.set(created, 0);
  }
  const filled = /^INSERT INTO "?(\w+)"? VALUES/.exec(statement)?.[1];
  if (filled === undefined) return;
  facts.rowCounts.set(filled, (facts.rowCounts.get(filled) ?? 0) + 1);
  const migration = /'([0-9a-f]{64})'/.exec(statement)?.[1];
  if (filled === "__drizzle_migrations" && migration) facts.migrationHashes.push(migration);
}

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
      // An odd number of quotes begins or ends a value.
      if (line.split("'").length % 2 === 0) isInValue = !isInValue;
      const isWhole = !isInValue && line.endsWith(";");
      line = start;
      if (!isWhole) continue;
      yield statement;
      statement = "";
    }
  }
  if (statement + line !== "") yield statement + line;
}

export const describeDump = ({ rowCounts }: DumpFacts): string =>
  `${counted(rowCounts.get("users") ?? 0, "account")} with ${counted(rowCounts.get("funds") ?? 0, "fund")}`;

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString("en-IN")} ${noun}${count === 1 ? "" : "s"}`;
