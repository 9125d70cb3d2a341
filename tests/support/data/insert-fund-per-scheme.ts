import { runSql } from "../servers/run-sql.ts";

/** Inserts a fund for each cached scheme with a code, up to `limit`, directly into the database. */
export async function insertFundPerScheme(
  databaseUrl: string,
  email: string,
  limit: number,
): Promise<void> {
  await runSql(
    databaseUrl,
    `insert into funds (user_id, id, folio_number, scheme_name, name_key, amfi_code, category, invested_amount, units, created_at)
     select users.id, 'held-' || schemes.key, schemes.key, 'Some name', 'some name', schemes.key, 'debt', '100', '10', 0
     from users join (select key from schemes where key not like 'name:%' limit ?) as schemes where email = ?`,
    [limit, email],
  );
  await runSql(
    databaseUrl,
    `insert into categories (user_id, name, count, created_at)
     select user_id, category, count(*), 0 from funds join users on users.id = user_id where email = ? group by category`,
    [email],
  );
}
