import { settingsOf } from "../../../src/server/platform/env.ts";
import { openDatabase } from "../../../src/server/platform/db/client.ts";
import { cachedLists } from "../../../src/server/schemes/queries/scheme-list.ts";
import { listSources } from "../../../src/server/schemes/sources/registered.ts";
import { syncList } from "../../../src/server/schemes/procedures/sync-list.ts";
import type { SettingValues } from "../check-settings.ts";
import { CliError } from "../cli-error.ts";
import { describeList } from "./scheme-list.ts";

const timeout = 60_000;

/**
 * Takes a source's list although its NAVs jump: every list that is held back, or the main source's where none is.
 * @returns a description of what was taken
 */
export async function acceptList(values: SettingValues): Promise<string> {
  const { database, schemes } = settingsOf(values);
  const db = openDatabase({ ...database, timeout });
  const ctx = { db, clock: () => new Date(), log: () => {} };
  const sources = listSources(schemes);
  const lists = await cachedLists(db);
  const heldBack = sources.filter(({ list }) => lists[list]?.refusalKind === "jumps");
  const accepted: string[] = [];
  for (const source of heldBack.length > 0 ? heldBack : sources.slice(0, 1)) {
    const synced = await syncList(ctx, source, { accept: true });
    if (synced instanceof Error) {
      throw new CliError(`No scheme list was loaded from ${source.name}: ${synced.message}.`);
    }
    accepted.push(describeList({ ...synced, source: source.name }));
  }
  return accepted.join("; ");
}
