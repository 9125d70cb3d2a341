import { sql } from "drizzle-orm";
import { missing } from "../../../src/shared/missing.ts";
import { toBase32 } from "../../../src/shared/auth/second-factor/base32.ts";
import { recordEvent } from "../../../src/server/auth/events/tell-owner.ts";
import { insertFactor } from "../../../src/server/auth/second-factor/queries/factors.ts";
import { factorContext } from "../../../src/server/auth/second-factor/secret.ts";
import { sealBytes } from "../../../src/server/auth/second-factor/seal.ts";
import {
  codeAt,
  importSecret,
  secretBytes,
  stepAt,
} from "../../../src/server/auth/second-factor/totp.ts";
import { runBatch } from "../../../src/server/platform/db/batch.ts";
import { checkedUserId } from "../../../src/server/platform/user-id.ts";
import { fromBase32 } from "../data/base32.ts";
import { runSql } from "../servers/run-sql.ts";
import { testDatabase } from "../servers/test-database.ts";
import type { TestProduct } from "../servers/test-product.ts";
import { password, registerDirectly, type ApiClient, type Answer } from "./api-client.ts";
import { proveAddress } from "./notices.ts";

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

type Running = Pick<TestProduct, "url" | "databaseUrl" | "settings">;

/** Of a product: ten recovery codes and their hashes, which it made for the first user who turned a factor on. */
const madeCodes = new Map<string, Promise<RecoveryCodes>>();

type RecoveryCodes = { recoveryCodes: string[]; codesSalt: string; codeHashes: string[] };

async function makeCodes({ url, databaseUrl }: Running): Promise<RecoveryCodes> {
  const user = await registerDirectly({ url, databaseUrl });
  await proveAddress(databaseUrl, user.email);
  const { recoveryCodes } = await turnOnFactor(user);
  const [row] = await runSql(
    databaseUrl,
    `select codes_salt, code_hashes from second_factors where user_id = ${idOf}`,
    [user.email],
  );
  const codeHashes = JSON.parse(String(row?.["code_hashes"])) as string[];
  return { recoveryCodes, codesSalt: String(row?.["codes_salt"]), codeHashes };
}

const idOf = "(select id from users where email = ?1)";

/**
 * Leaves what turning a factor on does for a user who just registered, and the mail that tells of it. All users of a product
 * have the same recovery codes: it hashes ten of them in a third of a second of its only thread.
 */
export async function addFactor(running: Running, { email }: ApiClient): Promise<Factor> {
  const { databaseUrl, settings } = running;
  const made = madeCodes.get(databaseUrl) ?? makeCodes(running);
  madeCodes.set(databaseUrl, made);
  const { recoveryCodes, ...stored } = await made;
  const [row] = await runSql(databaseUrl, `select ${idOf} as id`, [email]);
  const id = checkedUserId(String(row?.["id"]));
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
  const sealed = await sealBytes(settings["SECRETS_KEY"] ?? missing(), bytes, factorContext(id));
  const secret = { secret: sealed.text, keyId: sealed.keyId };
  const at = new Date();
  const times = { createdAt: at, lastStep: stepAt(at), codesMadeAt: at };
  const event = { kind: "factor-on", at, device: null, network: null, detail: null } as const;
  const db = testDatabase(databaseUrl);
  await runBatch(db.writes, [
    insertFactor(db, id, { ...secret, ...stored, ...times }),
    db.writes.run(sql`update trusted_devices set gave_code = 1 where user_id = ${id}`),
    ...recordEvent(db, id, event, { isMailed: false }),
    db.writes.run(
      sql`insert into account_notices (user_id, quiet_until) values (${id}, ${at.getTime() + 600_000})`,
    ),
  ]);
  return { secret: toBase32(bytes), recoveryCodes };
}

/** Lets codes of the steps near now be used again, so that a test need not wait for the next ones. */
export const forgetSteps = (databaseUrl: string) =>
  runSql(databaseUrl, "update second_factors set last_step = 0");

export const sendCode = (user: ApiClient, code: string, skipFor30Days = false): Promise<Answer> =>
  user.mutate("auth.loginCode", { code, skipFor30Days });

/** Gives the password, without a code. */
export const givePassword = (user: ApiClient, email: string, secret = password): Promise<Answer> =>
  user.mutate("auth.login", { email, password: secret });
