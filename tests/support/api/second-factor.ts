import { missing } from "../../../src/shared/missing.ts";
import { codeAt, importSecret, stepAt } from "../../../src/server/auth/second-factor/totp.ts";
import { fromBase32 } from "../data/base32.ts";
import { runSql } from "../servers/run-sql.ts";
import { password, type ApiClient, type Answer } from "./api-client.ts";

/** The code of an app now, or so many steps later. */
export async function codeOf(secret: string, aside = 0): Promise<string> {
  const key = await importSecret(fromBase32(secret));
  return codeAt(key, stepAt(new Date()) + aside);
}

/** A code of no step near. */
export async function wrongCodeOf(secret: string): Promise<string> {
  const near = await Promise.all([-3, -2, -1, 0, 1, 2, 3].map((aside) => codeOf(secret, aside)));
  const wrong = ["111111", "222222", "333333", "444444", "555555", "666666", "777777", "888888"];
  return wrong.find((code) => !near.includes(code)) ?? missing();
}

export type Factor = { secret: string; recoveryCodes: string[] };

/** Turns a second factor on for a fresh session. */
export async function turnOnFactor(user: ApiClient): Promise<Factor> {
  const { secret } = (await user.mutate("factor.start")).data as { secret: string };
  const { data, error } = await user.mutate("factor.turnOn", { code: await codeOf(secret) });
  if (error !== undefined) throw new Error(error.message);
  return { secret, ...(data as { recoveryCodes: string[] }) };
}

/** Lets codes of the steps near now be used again, so that a test need not wait for the next ones. */
export const forgetSteps = (databaseUrl: string) =>
  runSql(databaseUrl, "update second_factors set last_step = 0");

export const sendCode = (user: ApiClient, code: string, skipFor30Days = false): Promise<Answer> =>
  user.mutate("auth.loginCode", { code, skipFor30Days });

/** Gives the password, without a code. */
export const givePassword = (user: ApiClient, email: string, secret = password): Promise<Answer> =>
  user.mutate("auth.login", { email, password: secret });
