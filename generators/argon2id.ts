import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { command, runCommand } from "../scripts/product/command.ts";
import { root } from "../scripts/product/root.ts";
import { initialPages } from "../src/server/auth/passwords/argon2id.ts";
import { withInitialPages } from "./wasm-memory.ts";

await runCommand(
  command(
    "argon2id",
    "Writes the password hash's module, with less memory than the package's.",
  ).action(() => {
    const wasm = readFileSync(join(root, "node_modules/argon2id/dist/simd.wasm"));
    const path = join(root, "src/server/auth/passwords/argon2id.wasm");
    writeFileSync(path, withInitialPages(wasm, initialPages));
  }),
);
