import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  hashInputs,
  isBuiltFrom,
  writeStamp,
} from "../../../../../scripts/product/build/fingerprint.ts";

let project: string;
let dist: string;
const write = (file: string, content = file) => {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), content);
};
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "fundbook-build-"));
  dist = join(project, "dist");
  for (const file of [
    "src/server/index.ts",
    "src/server/auth/passwords/argon2id.wasm",
    "src/client/_headers",
    "vite/start-page.ts",
    "scripts/product/build/make-build.ts",
    "vite.config.ts",
    "wrangler.toml",
    "workerd.capnp",
    "tsconfig.base.json",
    "package-lock.json",
    "dist/client/assets/index.js",
    "dist/server/index.js",
  ]) {
    write(file);
  }
  symlinkSync("/programs/workerd", join(dist, "server/workerd"));
  writeStamp(dist, hashInputs(project));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(project, { recursive: true });
});

const rename = (path: string) => {
  rmSync(join(project, path));
  write(`${path}.ts`, path);
};
const changes: Record<string, () => void> = {
  "a changed source": () => appendFileSync(join(project, "src/server/index.ts"), " "),
  "a changed lock of the packages": () => appendFileSync(join(project, "package-lock.json"), " "),
  "a changed WebAssembly module": () => write("src/server/auth/passwords/argon2id.wasm", "other"),
  "changed headers": () => write("src/client/_headers", "other"),
  "a changed configuration": () => write("workerd.capnp", "other"),
  "a changed build script": () => write("scripts/product/build/make-build.ts", "other"),
  "a changed setting of the client": () => vi.stubEnv("VITE_BLOCK_DEVTOOLS", "off"),
  "a new source": () => write("src/server/new.ts"),
  "a deleted source": () => rmSync(join(project, "vite/start-page.ts")),
  "a renamed source": () => rename("src/server/index.ts"),
  "a deleted output": () => rmSync(join(dist, "client/assets/index.js")),
  "a half-written output": () => truncateSync(join(dist, "server/index.js"), 3),
  "an output of the same size": () => write("dist/server/index.js", "dist/server/index.ts"),
  "an output that does not belong to it": () => write("dist/server/old.js"),
  "a link to another program": () => {
    rmSync(join(dist, "server/workerd"));
    symlinkSync("/programs/other", join(dist, "server/workerd"));
  },
  "a half-written stamp": () => truncateSync(join(dist, "built-from"), 20),
  "no stamp": () => rmSync(join(dist, "built-from")),
  "no build": () => rmSync(dist, { recursive: true }),
};

describe("a build", () => {
  it("is used again when nothing has changed", () => {
    write("src/client/routeTree.gen.ts");
    write("README.md", "other");
    expect(isBuiltFrom(project, dist)).toBe(true);
  });

  it.each(Object.entries(changes))("is made again after %s", (_, change) => {
    change();
    expect(isBuiltFrom(project, dist)).toBe(false);
  });
});
