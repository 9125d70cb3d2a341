import { createWriteStream, rmSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { DatabaseAddress } from "./database-address.ts";
import { dumpReader, type DumpFacts } from "./dump.ts";
import { PlainFailure, shortReason } from "./plain-failure.ts";

/**
 * Writes all of a database into a file: the server's own dump, gzipped. The server reads it in one transaction, so it
 * is one state of the database whatever is written meanwhile. The file is for its owner's eyes only, and it is there
 * when it is whole: a backup from before stays until then.
 */
export async function backUp(database: DatabaseAddress, file: string): Promise<DumpFacts> {
  const draft = `${file}.${process.pid}.new`;
  const removeDraft = () => rmSync(draft, { force: true });
  // A command that is stopped ends before it comes to the end of this function.
  process.once("exit", removeDraft);
  try {
    const dump = await fetchDump(database);
    const reader = dumpReader();
    const output = createWriteStream(draft, { flags: "wx", mode: 0o600 });
    await pipeline(dump, reader.statements, createGzip(), output);
    const facts = reader.facts();
    await flush(draft);
    await rename(draft, file);
    return facts;
  } catch (error) {
    throw new PlainFailure(`No backup was made (${shortReason(error)}).`);
  } finally {
    removeDraft();
    process.off("exit", removeDraft);
  }
}

async function fetchDump({ url, authToken }: DatabaseAddress) {
  const address = new URL("/dump", url.replace(/^libsql:/, "https:"));
  const headers = authToken === undefined ? {} : { authorization: `Bearer ${authToken}` };
  const response = await fetch(address, { headers }).catch(() => {
    throw new PlainFailure(`there is no answer from ${address.host}`);
  });
  if (response.ok && response.body !== null) return response.body;
  throw new PlainFailure(`the database answered with status ${response.status}`);
}

/** A name that leads to bytes which a failing machine has not yet written would be no backup. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, "r+");
  await handle.sync();
  await handle.close();
}
