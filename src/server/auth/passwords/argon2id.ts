import argon2id from "argon2id/lib/argon2id.js";
import type { computeHash } from "argon2id/lib/setup.js";

/** Pages of 64 KiB: 19 MiB, and 10 KiB that the library needs besides. The memory grows for a hash that needs more. */
export const initialPages = 305;

/**
 * Makes argon2id of the module that `npm run argon2id` writes. The package's own loader takes 65 MB, half of what an
 * isolate of Workers may have.
 */
export async function createArgon2id(
  module: WebAssembly.Module,
  memory = new WebAssembly.Memory({ initial: initialPages, maximum: 65_536 }),
): Promise<computeHash> {
  const instance = await WebAssembly.instantiate(module, { env: { memory } });
  return (params) => argon2id(params, { instance, memory });
}
