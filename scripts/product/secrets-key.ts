import { generateKeyPairSync, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { writeAtomically } from "./build/write-atomically.ts";

/** The key of a data folder, made at its first use. It is in no backup of the database, which would be readable with it. */
export function ownSecretsKey(file: string): string {
  if (!existsSync(file)) writeAtomically(file, `${randomBytes(32).toString("base64")}\n`, 0o600);
  return readFileSync(file, "utf8").trim();
}

/** The key of a data folder that signs notifications, made at its first use: with another, devices would have to ask anew. */
export function ownPushKey(file: string): string {
  if (!existsSync(file)) writeAtomically(file, `${newPushKey()}\n`, 0o600);
  return readFileSync(file, "utf8").trim();
}

export const newPushKey = (): string =>
  generateKeyPairSync("ec", { namedCurve: "P-256" })
    .privateKey.export({ type: "pkcs8", format: "der" })
    .toString("base64");
