import type { NewAccessToken, TokenScope } from "../../../src/shared/auth/access-tokens/schema.ts";
import { runSql } from "../servers/run-sql.ts";
import type { ApiClient } from "./api-client.ts";

export const tokenInput = (change: object = {}) => ({
  id: crypto.randomUUID(),
  name: "Evening sheet",
  scope: "read",
  days: 30,
  ...change,
});

export async function addToken(user: ApiClient, scope: TokenScope = "read") {
  const { data, error } = await user.mutate("tokens.add", tokenInput({ scope }));
  if (error !== undefined) throw new Error(`no token: ${error.message}`);
  return data as NewAccessToken;
}

/** As if a token had been made by whoever has the account now. */
export const insertToken = (databaseUrl: string, userId: string) =>
  runSql(
    databaseUrl,
    `insert into access_tokens (user_id, id, hash, name, scope, created_at, ends_at)
     values (?1, ?2, ?2, 'Thief', 'read', ?3, ?4)`,
    [userId, crypto.randomUUID(), Date.now(), Date.now() + 60_000],
  );
