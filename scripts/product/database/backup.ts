import { createWriteStream, rmSync } from "node:fs";
import { rename } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { RefusedTokenError, refusesToken } from "../../../src/server/platform/db/refused-token.ts";
import type { DatabaseAddress } from "./database-client.ts";
import { dumpReader, type DumpFacts } from "./dump.ts";
import { CliError, shortReason } from "../cli-error.ts";

/**
 * Writes the server's own dump of a database, gzipped, to a file with mode 0600. The dump is one transaction, so it is
 * consistent. An older file of that name is replaced once the new one is complete.
 */
export async function backUp(database: DatabaseAddress, file: string): Promise<DumpFacts> {
  const draft = `${file}.${process.pid}.new`;
  const removeDraft = () => rmSync(draft, { force: true });
  process.once("exit", removeDraft);
  try {
    const dump = await fetchDump(database);
    const reader = dumpReader();
    const output = createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(dump, reader.statements, createGzip(), output);
    const facts = reader.facts();
    await rename(draft, file);
    return facts;
  } catch (error) {
    throw new CliError(`No backup was made (${shortReason(error)}).`);
  } finally {
    removeDraft();
    process.off("exit", removeDraft);
  }
}

async function fetchDump({ url, authToken }: DatabaseAddress) {
  const address = new URL("/dump", url.replace(/^libsql:/, "https:"));
  const headers = authToken === undefined ? {} : { authorization: `Bearer ${authToken}` };
  const response = await fetch(address, { headers }).catch(() => {
    throw new CliError(`there is no answer from ${address.host}`);
  });
  if (response.ok && response.body !== null) return response.body;
  if (refusesToken(response.status)) throw new RefusedTokenError();
  throw new CliError(`the database answered with status ${response.status}`);
}
