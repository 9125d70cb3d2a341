import { runSql } from "./run-sql.ts";

/** Has the database refuse, meanwhile, to take an attempt back. */
export async function withoutRefunds<Result>(
  databaseUrl: string,
  act: () => Promise<Result>,
): Promise<Result> {
  await runSql(
    databaseUrl,
    `create trigger no_refunds before update on rate_limits when new.count < old.count
      begin select raise(abort, 'no refunds'); end`,
  );
  try {
    return await act();
  } finally {
    await runSql(databaseUrl, "drop trigger no_refunds");
  }
}
