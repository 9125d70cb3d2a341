import { settingsOf } from "../../../src/server/platform/env.ts";
import { openDatabase } from "../../../src/server/platform/db/client.ts";
import { schemeSources } from "../../../src/server/schemes/sources/registered.ts";
import { syncList } from "../../../src/server/schemes/sync-list.ts";
import type { SettingValues } from "../check-settings.ts";
import { CliError } from "../cli-error.ts";
import { describeList } from "./scheme-list.ts";

const timeout = 60_000;

/** Takes the source's list although its NAVs jump. @returns a description of it */
export async function acceptList(values: SettingValues): Promise<string> {
  const { database, schemes } = settingsOf(values);
  const db = openDatabase({ ...database, timeout });
  const ctx = { db, clock: () => new Date(), log: () => {} };
  const source = schemeSources[schemes.service](schemes.url);
  const synced = await syncList(ctx, source, { accept: true });
  if (synced instanceof Error) throw new CliError(`No scheme list was loaded: ${synced.message}.`);
  return describeList({ ...synced, source: source.name });
}
