import { readFile } from "node:fs/promises";
import type { NavStatus, SchemeListSource } from "../../src/shared/schemes/schema.ts";
import { newestNavDate } from "../../src/shared/schemes/scheme.ts";
import { openDatabase } from "../../src/server/platform/db/client.ts";
import { parseAmfiNavAll } from "../../src/server/schemes/sources/amfi-nav-all.ts";
import { parseGetList } from "../../src/server/schemes/sources/get-list.ts";
import { ListRejected } from "../../src/server/schemes/sources/scheme-source.ts";
import { importList } from "../../src/server/schemes/import-list.ts";
import { getNavStatus } from "../../src/server/schemes/nav-status.ts";
import { CliError, shortReason } from "./cli-error.ts";
import type { DatabaseAddress } from "./database-client.ts";

const timeout = 60_000;

type LoadOptions = {
  source: Extract<SchemeListSource, "file" | "sample">;
  allowOlder: boolean;
};

/**
 * Replaces the list in the database by that of a file: AMFI's NAVAll in any of its layouts, or a scheme service's JSON.
 * @returns a description of what was loaded
 */
export async function loadSchemeList(
  database: DatabaseAddress,
  file: string,
  { source, allowOlder }: LoadOptions,
): Promise<string> {
  const body = await readFile(file).catch((error: unknown) => {
    throw new CliError(`The file ${file} cannot be read (${shortReason(error)}).`);
  });
  const text = new TextDecoder().decode(body);
  const { url, authToken } = database;
  const ctx = { db: openDatabase({ url, authToken, timeout }), clock: () => new Date() };
  try {
    const parsed = /^\s*[{[]/.test(text) ? parseGetList(text) : parseAmfiNavAll(text);
    if (!allowOlder) refuseOlder(newestNavDate(parsed.schemes), await getNavStatus(ctx));
    const list = { source, body: new Uint8Array(body), parse: () => parsed };
    const offered = { ...list, etag: null, lastModified: null };
    const { schemes, unreadable } = await importList(ctx, offered, undefined);
    const { asOf } = await getNavStatus(ctx);
    const rows = `${unreadable} ${unreadable === 1 ? "row" : "rows"}`;
    const leftOut = unreadable === 0 ? "" : ` (${rows} that could not be read left out)`;
    return describeList({ schemes, asOf, source }) + leftOut;
  } catch (error) {
    const reason = error instanceof ListRejected ? error.message : "the database did not accept it";
    throw new CliError(`No scheme list was loaded from ${file}: ${reason}.`);
  }
}

function refuseOlder(asOf: string | null, cached: NavStatus): void {
  if (cached.source === "sample" || cached.asOf === null) return;
  if (asOf === null || asOf >= cached.asOf) return;
  throw new ListRejected(
    `its NAVs are as of ${readableDay(asOf)}, older than those in the database, ${readableDay(cached.asOf)}; --allow-older loads it anyway`,
  );
}

type Described = { schemes: number; asOf: string | null; source: SchemeListSource | null };

export function describeList({ schemes, asOf, source }: Described): string {
  const count = schemes.toLocaleString("en-IN");
  if (source === "sample") return `a small sample of ${count} schemes with made-up NAVs`;
  if (asOf === null) return `${count} schemes, no NAVs`;
  return `${count} ${schemes === 1 ? "scheme" : "schemes"}, NAVs as of ${readableDay(asOf)}`;
}

const readableDay = (day: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));
