import { sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { jsonValues } from "../../platform/db/json-rows.ts";

const longestUnwanted = 30 * 86_400_000;
/** Schemes of one run; the next forgets more. */
const maxForgotten = 500;

/** Whether somebody holds a scheme, was sent it, or watches it. Each is looked up in an index. */
const isWanted = sql`(
  exists (select 1 from funds where amfi_code = tracked_schemes.code)
  or exists (select 1 from shared_funds where amfi_code = tracked_schemes.code)
  or exists (select 1 from watched_schemes where watched_schemes.code = tracked_schemes.code))`;

/** Notes since when nobody wants a tracked scheme. The benchmarks are wanted as long as anything is tracked. */
export const noteUnwanted = ({ writes }: Database, benchmarks: readonly string[], now: Date) => [
  writes.run(sql`
    delete from unwanted_schemes where code not in (
      select code from tracked_schemes where not ${isWanted})`),
  writes.run(sql`
    insert into unwanted_schemes (code, since)
    select code, ${now.getTime()} from tracked_schemes
    where not ${isWanted} and code not in (${jsonValues(benchmarks)})
    on conflict (code) do nothing`),
];

/** Forgets what nobody has wanted for 30 days, with its NAVs. Comes after `noteUnwanted`, in the same batch. */
export const forgetUnwanted = ({ writes }: Database, now: Date) => {
  const forgotten = sql`(
    select code from unwanted_schemes where since < ${now.getTime() - longestUnwanted}
    order by code limit ${maxForgotten})`;
  const tables = ["nav_points", "nav_years", "tracked_schemes"];
  return [
    ...tables.map((table) =>
      writes.run(sql`delete from ${sql.identifier(table)} where code in ${forgotten}`),
    ),
    writes.run(sql`delete from unwanted_schemes where code in ${forgotten}`),
  ];
};

/** Somebody has just compared these schemes, or looked at what they would be worth. */
export const wantAgain = ({ writes }: Database, codes: readonly string[], now: Date) =>
  writes.run(sql`
    update unwanted_schemes set since = ${now.getTime()} where code in (${jsonValues(codes)})`);

/** Those of the schemes that a day's use has not been noted of. */
export const unwantedOf = ({ reads }: Database, codes: readonly string[], now: Date) =>
  reads.all<{ code: string }>(sql`
    select code from unwanted_schemes
    where code in (${jsonValues(codes)}) and since < ${now.getTime() - 86_400_000}`);
