import { sql } from "drizzle-orm";
import type { IsoDate } from "../../../shared/dates.ts";
import type { Day } from "../../../shared/history/schema.ts";
import type { Database } from "../../platform/db/client.ts";
import { jsonValues } from "../../platform/db/json-rows.ts";

export type StoredBeginning = {
  code: string;
  filledFrom: IsoDate;
  /** The first packed year. */
  points: string | null;
  day: Day | null;
};

/** How the stored NAVs of these schemes begin, of those whose history is filled. */
export const storedBeginnings = ({ reads }: Database, codes: readonly string[]) =>
  reads.all<StoredBeginning>(sql`
    select code, filled_from as "filledFrom",
      (select hex(points) from nav_years where nav_years.code = tracked_schemes.code order by year limit 1)
        as points,
      (select min(day) from nav_points where nav_points.code = tracked_schemes.code) as day
    from tracked_schemes
    where code in (${jsonValues(codes)}) and filled_from is not null`);
