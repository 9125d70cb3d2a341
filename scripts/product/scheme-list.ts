import { readFile } from "node:fs/promises";
import type { SchemeListSource } from "../../src/shared/schemes/schema.ts";
import { openDatabase } from "../../src/server/platform/db/client.ts";
import { parseAmfiNavAll } from "../../src/server/schemes/sources/amfi-nav-all.ts";
import { parseGetList } from "../../src/server/schemes/sources/get-list.ts";
import { ListRefused } from "../../src/server/schemes/sources/scheme-source.ts";
import { importList } from "../../src/server/schemes/import-list.ts";
import { navStatus } from "../../src/server/schemes/nav-status.ts";
import { PlainFailure, shortReason } from "./plain-failure.ts";

/** A whole list takes a while to write. */
const longestWait = 60_000;

type LoadOptions = {
  databaseUrl: string;
  authToken: string | undefined;
  source: Extract<SchemeListSource, "file" | "sample">;
};
export type LoadedList = Described & { unreadable: number };

/**
 * Loads a scheme list from a file: AMFI's NAVAll in any of its layouts, or a scheme service's JSON. It replaces the
 * list in the database whatever that holds: a person has chosen it.
 */
export async function loadSchemeList(file: string, options: LoadOptions): Promise<LoadedList> {
  const { databaseUrl: url, authToken, source } = options;
  const body = await read(file);
  const parse = startsAsJson(body) ? parseGetList : parseAmfiNavAll;
  const ctx = {
    db: openDatabase({ url, authToken, timeout: longestWait }),
    clock: () => new Date(),
  };
  try {
    const offered = { source, body, parse, etag: null, lastModified: null };
    const { schemes, unreadable } = await importList(ctx, offered, undefined);
    const { asOf } = await navStatus(ctx);
    return { schemes, asOf, source, unreadable };
  } catch (error) {
    const reason = error instanceof ListRefused ? error.message : "the database did not take it";
    throw new PlainFailure(`No scheme list was loaded from ${file}: ${reason}.`);
  }
}

type Described = { schemes: number; asOf: string | null; source: SchemeListSource | null };

/** "14,283 schemes, NAVs as of 20 Aug 2026" */
export function describeList({ schemes, asOf, source }: Described): string {
  const count = schemes.toLocaleString("en-IN");
  if (source === "sample") return `a small sample of ${count} schemes with made-up NAVs`;
  if (asOf === null) return `${count} schemes, no NAVs`;
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
  return `${count} ${schemes === 1 ? "scheme" : "schemes"}, NAVs as of ${day.format(new Date(asOf))}`;
}

export const describeLeftOut = ({ unreadable }: LoadedList): string =>
  unreadable === 0
    ? ""
    : ` (${unreadable} ${unreadable === 1 ? "row" : "rows"} that could not be read left out)`;

async function read(file: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await readFile(file));
  } catch (error) {
    throw new PlainFailure(`The file ${file} cannot be read (${shortReason(error)}).`);
  }
}

const startsAsJson = (body: Uint8Array): boolean =>
  /^\s*[{[]/.test(new TextDecoder().decode(body.subarray(0, 200)));
