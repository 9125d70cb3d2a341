import { isoDay } from "../../../src/shared/history/days.ts";
import type { NavPoints } from "../../../src/shared/history/schema.ts";
import { runSql } from "../servers/run-sql.ts";

/**
 * Inserts a scheme's NAVs, filled from the first of them on, directly in the database.
 * @param wantedFrom earlier than these where more are still to be fetched
 */
export async function insertHistory(
  databaseUrl: string,
  code: string,
  { days, navs }: NavPoints,
  wantedFrom?: string,
): Promise<void> {
  const from = isoDay(days[0] ?? 0);
  const points = JSON.stringify(days.map((day, index) => [day, String(navs[index])]));
  await runSql(
    databaseUrl,
    "insert or ignore into tracked_schemes (code, wanted_from, filled_from) values (?, ?, ?)",
    [code, wantedFrom ?? from, from],
  );
  await runSql(
    databaseUrl,
    "insert or ignore into nav_points select ?, value ->> 0, value ->> 1 from json_each(?)",
    [code, points],
  );
}
