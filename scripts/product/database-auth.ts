import { generateKeyPairSync } from "node:crypto";
import { SignJWT } from "jose";
import { writeAtomically } from "./data-folder.ts";

export type DatabaseAddress = { url: string; authToken: string | undefined };

/** Makes a key pair for a libSQL server, whose tokens can read and write (`rw`) or only read (`ro`). */
export function makeDatabaseKey() {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  return {
    publicKey: publicKey.export({ type: "spki", format: "pem" }).toString(),
    token(access: "rw" | "ro", expiresAt?: Date): Promise<string> {
      const token = new SignJWT({ a: access })
        .setProtectedHeader({ alg: "EdDSA", typ: "JWT" })
        .setIssuedAt();
      if (expiresAt !== undefined) token.setExpirationTime(expiresAt);
      return token.sign(privateKey);
    },
  };
}

/**
 * Makes a new key for a libSQL server on this machine. Its token does not expire: the next start makes another key.
 * @returns the token, and the server's flags that make it ask for one
 */
export async function createDatabaseAuth(keyFile: string) {
  const key = makeDatabaseKey();
  writeAtomically(keyFile, key.publicKey);
  return { authToken: await key.token("rw"), flags: ["--auth-jwt-key-file", keyFile] };
}

export function withToken({ url, authToken }: DatabaseAddress): string {
  const address = new URL(url);
  if (authToken !== undefined) address.searchParams.set("authToken", authToken);
  return address.href;
}
