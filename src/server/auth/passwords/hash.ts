import setupArgon2id from "argon2id/lib/setup.js";
import noSimd from "argon2id/dist/no-simd.wasm";
import simd from "argon2id/dist/simd.wasm";
import { fromBase64, toBase64 } from "../../platform/encoding.ts";

/** OWASP's Password Storage Cheat Sheet: argon2id with at least 19 MiB, 2 passes, 1 lane. */
const cost = { memorySize: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const saltLength = 16;
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

type Argon2id = Awaited<ReturnType<typeof setupArgon2id>>;
let loaded: Promise<Argon2id> | undefined;

/** One instance an isolate: it holds 65 MB of memory, and computes synchronously, so nothing can meet in it. */
const argon2id = (): Promise<Argon2id> =>
  (loaded ??= setupArgon2id(
    async (imports) => ({ module: simd, instance: await WebAssembly.instantiate(simd, imports) }),
    async (imports) => ({
      module: noSimd,
      instance: await WebAssembly.instantiate(noSimd, imports),
    }),
  ));

/** PHC strings leave the padding out. */
const unpadded = (bytes: Uint8Array): string => toBase64(bytes).replace(/=+$/, "");
const toBytes = (password: string): Uint8Array =>
  new TextEncoder().encode(password.normalize("NFKC"));

/** @returns the hash with its salt and cost, in PHC string form */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  const hash = (await argon2id())({ ...cost, salt, password: toBytes(password) });
  const { memorySize, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memorySize},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

/** @param hash PHC string of hashPassword; null (no such account, or one without a password) takes as long and is never right */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  const [, memorySize, passes, parallelism, salt, expected] = phc.exec(hash ?? noOnesHash) ?? [];
  if (salt === undefined || expected === undefined)
    throw new Error("a stored password hash is malformed");
  const wanted = fromBase64(expected);
  const actual = (await argon2id())({
    memorySize: Number(memorySize),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
    salt: fromBase64(salt),
    password: toBytes(password),
  });
  return areEqual(actual, wanted) && hash !== null;
}

const noOnesHash = `$argon2id$v=19$m=${cost.memorySize},t=${cost.passes},p=${cost.parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;

/** Looks at every byte whatever the first one says. */
function areEqual(left: Uint8Array, right: Uint8Array): boolean {
  let difference = left.length ^ right.length;
  for (const [index, byte] of left.entries()) difference |= byte ^ (right[index] ?? 0);
  return difference === 0;
}
