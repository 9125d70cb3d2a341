import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { writeAtomically } from "./build/write-atomically.ts";

/** The key of a data folder, made at its first use. It is in no backup of the database, which would be readable with it. */
export function ownSecretsKey(file: string): string {
  if (!existsSync(file)) writeAtomically(file, `${randomBytes(32).toString("base64")}\n`, 0o600);
  return readFileSync(file, "utf8").trim();
}
