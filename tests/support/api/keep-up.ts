import { keepUpShares } from "../../../src/server/sharing/procedures/keep-up-shares.ts";
import { runSql } from "../servers/run-sql.ts";
import { testDatabase } from "../servers/test-database.ts";
import type { RegisteredUser } from "./sharing.ts";

const day = 86_400_000;

/** The job's part, as it would run so many days from now: today's changes are of a day that is over. */
export const keepUpAfter = (databaseUrl: string, days: number): Promise<number> =>
  keepUpShares({
    db: testDatabase(databaseUrl),
    clock: () => new Date(Date.now() + days * day),
  });

/** As if the job had last pushed a day earlier. */
export const passDay = (databaseUrl: string, { id }: Pick<RegisteredUser, "id">) =>
  runSql(
    databaseUrl,
    "update shares set pushed_through = pushed_through - 86400000, pushed_at = pushed_at - 86400000 where sender_id = ?",
    [id],
  );
