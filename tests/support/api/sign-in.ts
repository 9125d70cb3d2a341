import { apiClient, password, register, type ApiClient, type Answer } from "./api-client.ts";
import { runSql } from "../servers/run-sql.ts";

/** Signs in on a new device, rightly or not. @returns the device's client, and what the server answered */
export async function signInByPassword(
  baseUrl: string,
  email: string,
  secret = password,
  userAgent?: string,
): Promise<{ user: ApiClient; answer: Answer }> {
  const user = apiClient(baseUrl, "", userAgent === undefined ? {} : { "user-agent": userAgent });
  return { user, answer: await user.mutate("auth.login", { email, password: secret }) };
}

/** Makes a user's sessions as old as if they had signed in and confirmed long ago. */
export const makeStale = (databaseUrl: string, { email }: Pick<ApiClient, "email">) =>
  runSql(
    databaseUrl,
    "update sessions set reauthenticated_at = null where user_id = (select id from users where email = ?)",
    [email],
  );

/** Callers from networks of their own, so that none counts against another's limits. */
export function callersOf(baseUrl: () => string) {
  let addresses = 0;
  const newAddress = () => ({
    "cf-connecting-ip": `2001:db8:${(addresses += 1).toString(16)}::1`,
  });
  const stranger = (headers: Record<string, string> = newAddress()) =>
    apiClient(baseUrl(), "", headers);
  return {
    newAddress,
    stranger,
    registerNewUser: () => register(baseUrl(), "Asha Rao", newAddress()),
    attemptSignIn: (email: string, secret = "wrong horse", user = stranger()) =>
      user.mutate("auth.login", { email, password: secret }),
  };
}
