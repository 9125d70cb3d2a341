import { argon2Sync } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withInitialPages } from "../../../../../generators/wasm-memory.ts";
import { createArgon2id, initialPages } from "../../../../../src/server/auth/passwords/argon2id.ts";

const root = join(import.meta.dirname, "../../../../..");
const committed = readFileSync(join(root, "src/server/auth/passwords/argon2id.wasm"));
const parameters = { passes: 2, parallelism: 1, tagLength: 32 };
const [password, salt] = [Buffer.from("Hello, निवेश"), Buffer.from("0123456789abcdef")];

const byNode = (memory: number): Buffer =>
  argon2Sync("argon2id", { ...parameters, memory, message: password, nonce: salt });

describe("the password hash's module", () => {
  it("is the package's with less memory", () => {
    const packaged = readFileSync(join(root, "node_modules/argon2id/dist/simd.wasm"));
    expect(committed.equals(withInitialPages(packaged, initialPages))).toBe(true);
  });

  it("hashes as Node does, and only takes more memory for a hash that needs more", async () => {
    const memory = new WebAssembly.Memory({ initial: initialPages, maximum: 65_536 });
    const argon2id = await createArgon2id(await WebAssembly.compile(committed), memory);
    const hash = (memorySize: number) =>
      Buffer.from(argon2id({ ...parameters, memorySize, password, salt }));
    expect(hash(19_456)).toEqual(byNode(19_456));
    expect(hash(64)).toEqual(byNode(64));
    expect(memory.buffer.byteLength).toBeLessThan(20_000_000);
    expect(hash(40_000)).toEqual(byNode(40_000));
    expect(hash(19_456)).toEqual(byNode(19_456));
  });
});
