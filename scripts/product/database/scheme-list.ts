import { readFile } from "node:fs/promises";
import { storeSampleHistories } from "../../../sample/navs.ts";
import { sampleSchemeList } from "../../../sample/scheme-list.ts";
import { openDatabase } from "../../../src/server/platform/db/client.ts";
import { ListRejectedError } from "../../../src/server/schemes/sources/scheme-source.ts";
import { loadList } from "../../../src/server/schemes/procedures/load-list.ts";
import { CliError, shortReason } from "../cli-error.ts";
import type { DatabaseAddress } from "./database-client.ts";

const timeout = 60_000;

type FileOptions = Omit<Parameters<typeof loadList>[2], "source">;

/** Loads a file's scheme list into the database. @returns a description of it */
export async function loadSchemeList(
  database: DatabaseAddress,
  file: string,
  options: FileOptions,
): Promise<string> {
  const body = await readFile(file).catch((error: unknown) => {
    throw new CliError(`The file ${file} cannot be read (${shortReason(error)}).`);
  });
  return load(database, file, new Uint8Array(body), { source: "file", ...options });
}

/** Loads the sample list and its made-up past into the database. @returns a description of it */
export const loadSampleList = (database: DatabaseAddress): Promise<string> =>
  load(database, "the sample", new TextEncoder().encode(sampleSchemeList()), {
    source: "sample",
    allowOlder: true,
    accept: true,
  });

async function load(
  database: DatabaseAddress,
  from: string,
  body: Uint8Array<ArrayBuffer>,
  options: Parameters<typeof loadList>[2],
): Promise<string> {
  const ctx = { db: openDatabase({ ...database, timeout }), clock: () => new Date() };
  try {
    const loaded = await loadList(ctx, body, options);
    if (options.source === "sample" && loaded.asOf !== null) {
      await storeSampleHistories(ctx.db, loaded.asOf);
    }
    const rows = `${loaded.unreadable} ${loaded.unreadable === 1 ? "row" : "rows"}`;
    const leftOut = loaded.unreadable === 0 ? "" : ` (${rows} that could not be read left out)`;
    return describeList({ ...loaded, source: options.source }) + leftOut;
  } catch (error) {
    const reason =
      error instanceof ListRejectedError ? error.message : "the database did not accept it";
    throw new CliError(`No scheme list was loaded from ${from}: ${reason}.`);
  }
}

type Described = { schemes: number; asOf: string | null; source: string | null };

export function describeList({ schemes, asOf, source }: Described): string {
  const count = schemes.toLocaleString("en-IN");
  if (source === "sample") return `a small sample of ${count} schemes with made-up NAVs`;
  if (asOf === null) return `${count} schemes, no NAVs`;
  return `${count} ${schemes === 1 ? "scheme" : "schemes"}, NAVs as of ${readableDay(asOf)}`;
}

const readableDay = (day: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));
