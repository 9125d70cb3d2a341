import type { computeHash } from "argon2id/lib/setup.js";
import { fromBase64, toBase64 } from "../../platform/encoding.ts";
import { constantTimeEqual } from "../../platform/constant-time.ts";
import { nextTurn } from "../../platform/queue/run-in-turns.ts";
import { Semaphore } from "../../platform/queue/semaphore.ts";
import { createArgon2id } from "./argon2id.ts";
import module from "./argon2id.wasm";

/** OWASP Password Storage Cheat Sheet: argon2id, 19 MiB or more, 2 passes, 1 lane. */
const cost = { memorySize: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const saltLength = 16;
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

let loaded: Promise<computeHash> | undefined;

/** One after another; a sign-in that has waited so many milliseconds counts as unavailable. */
const oneByOne = { max: 1, maxWait: 4_000, maxRun: 15_000 };
const hashes = new Semaphore();

/**
 * By one instance per isolate: it hashes synchronously, so calls cannot mix. A hash takes the only thread for some 50 ms, in
 * one piece; others have their turn before each.
 */
const argon2id: AsyncHash = (params) =>
  hashes.run(oneByOne, async () => {
    const hash = await (loaded ??= createArgon2id(module));
    await nextTurn();
    return hash(params);
  });
type AsyncHash = (...params: Parameters<computeHash>) => Promise<ReturnType<computeHash>>;

const unpadded = (bytes: Uint8Array): string => toBase64(bytes).replace(/=+$/, "");
const toBytes = (password: string): Uint8Array =>
  new TextEncoder().encode(password.normalize("NFKC"));

export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  const hash = await argon2id({ ...cost, salt, password: toBytes(password) });
  const { memorySize, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memorySize},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

/**
 * For several random secrets, such as recovery codes. With one salt, checking a guess against all of them costs one
 * hash.
 */
export const hashWithSalt = async (
  secret: string,
  salt: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await argon2id({ ...cost, salt, password: toBytes(secret) }));

/**
 * @param hash a PHC string; null (no account, or no password) takes the same time and never matches
 */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  const [, memorySize, passes, parallelism, salt, expected] = phc.exec(hash ?? dummyHash) ?? [];
  if (salt === undefined || expected === undefined)
    throw new Error("a stored password hash is malformed");
  const expectedHash = fromBase64(expected);
  const actual = await argon2id({
    memorySize: Number(memorySize),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expectedHash.length,
    salt: fromBase64(salt),
    password: toBytes(password),
  });
  return constantTimeEqual(actual, expectedHash) && hash !== null;
}

const dummyHash = `$argon2id$v=19$m=${cost.memorySize},t=${cost.passes},p=${cost.parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;
