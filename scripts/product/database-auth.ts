import { generateKeyPairSync } from "node:crypto";
import { SignJWT } from "jose";
import { writeAtomically } from "./data-folder.ts";

/** Where a database is, and the token that it asks for. */
export type DatabaseAddress = { url: string; authToken: string | undefined };

export type DatabaseKey = {
  /** The public key for sqld's `--auth-jwt-key-file`, as PEM. */
  publicKey: string;
  /** Signs a token that can read and write (`rw`) or only read (`ro`). */
  token: (access: "rw" | "ro", expiresAt?: Date) => Promise<string>;
};

/** Makes a key pair for a libSQL server. The private key is stored nowhere. */
export function makeDatabaseKey(): DatabaseKey {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  return {
    publicKey: publicKey.export({ type: "spki", format: "pem" }).toString(),
    token(access, expiresAt) {
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
 * @param keyFile where the server reads the public key
 * @returns the token, and the server's flags that make it ask for one
 */
export async function createDatabaseAuth(
  keyFile: string,
): Promise<{ authToken: string; flags: readonly string[] }> {
  const key = makeDatabaseKey();
  writeAtomically(keyFile, key.publicKey);
  return { authToken: await key.token("rw"), flags: ["--auth-jwt-key-file", keyFile] };
}

/** The address with its token in it, as the libSQL client takes it too. */
export function withToken({ url, authToken }: DatabaseAddress): string {
  const address = new URL(url);
  if (authToken !== undefined) address.searchParams.set("authToken", authToken);
  return address.href;
}
