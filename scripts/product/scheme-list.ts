import { readFile } from "node:fs/promises";
import type { IsoDate } from "../../src/shared/dates.ts";
import type { NavStatus, SchemeListSource } from "../../src/shared/schemes/schema.ts";
import { newestNavDate } from "../../src/shared/schemes/scheme.ts";
import { openDatabase } from "../../src/server/platform/db/client.ts";
import { parseAmfiNavAll } from "../../src/server/schemes/sources/amfi-nav-all.ts";
import { parseGetList } from "../../src/server/schemes/sources/get-list.ts";
import { ListRejected } from "../../src/server/schemes/sources/scheme-source.ts";
import { importList } from "../../src/server/schemes/import-list.ts";
import { getNavStatus } from "../../src/server/schemes/nav-status.ts";
import { CliError, shortReason } from "./cli-error.ts";

const timeout = 60_000;

type LoadOptions = {
  databaseUrl: string;
  authToken: string | undefined;
  source: Extract<SchemeListSource, "file" | "sample">;
  allowOlder: boolean;
};
export type LoadedList = Described & { unreadable: number };

/** Replaces the list in the database by a file: AMFI's NAVAll in any of its layouts, or a scheme service's JSON. */
export async function loadSchemeList(file: string, options: LoadOptions): Promise<LoadedList> {
  const { databaseUrl: url, authToken, source, allowOlder } = options;
  const body = await read(file);
  const parse = startsAsJson(body) ? parseGetList : parseAmfiNavAll;
  const ctx = { db: openDatabase({ url, authToken, timeout }), clock: () => new Date() };
  try {
    const parsed = parse(new TextDecoder().decode(body));
    if (!allowOlder) refuseOlder(newestNavDate(parsed.schemes), await getNavStatus(ctx));
    const offered = { source, body, parse: () => parsed, etag: null, lastModified: null };
    const { schemes, unreadable } = await importList(ctx, offered, undefined);
    const { asOf } = await getNavStatus(ctx);
    return { schemes, asOf, source, unreadable };
  } catch (error) {
    const reason = error instanceof ListRejected ? error.message : "the database did not take it";
    throw new CliError(`No scheme list was loaded from ${file}: ${reason}.`);
  }
}

function refuseOlder(asOf: IsoDate | null, cached: NavStatus): void {
  if (cached.source === "sample" || cached.asOf === null) return;
  if (asOf === null || asOf >= cached.asOf) return;
  throw new ListRejected(
    `its NAVs are as of ${readableDay(asOf)}, older than those in the database, ${readableDay(cached.asOf)}; --allow-older loads it all the same`,
  );
}

type Described = { schemes: number; asOf: string | null; source: SchemeListSource | null };

export function saveListFacts({ schemes, asOf, source }: Described): string {
  const count = schemes.toLocaleString("en-IN");
  if (source === "sample") return `a small sample of ${count} schemes with made-up NAVs`;
  if (asOf === null) return `${count} schemes, no NAVs`;
  return `${count} ${schemes === 1 ? "scheme" : "schemes"}, NAVs as of ${readableDay(asOf)}`;
}

const readableDay = (day: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));

export const describeLeftOut = ({ unreadable }: LoadedList): string =>
  unreadable === 0
    ? ""
    : ` (${unreadable} ${unreadable === 1 ? "row" : "rows"} that could not be read left out)`;

async function read(file: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await readFile(file));
  } catch (error) {
    throw new CliError(`The file ${file} cannot be read (${shortReason(error)}).`);
  }
}

const startsAsJson = (body: Uint8Array): boolean =>
  /^\s*[{[]/.test(new TextDecoder().decode(body.subarray(0, 200)));
