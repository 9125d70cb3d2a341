import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { root } from "../../../scripts/product/root.ts";

const folder = mkdtempSync(join(tmpdir(), "fundbook-run-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `run.sh --version` where these programs come first. */
function runWith(programs: Record<string, string>) {
  const path = mkdtempSync(join(folder, "bin-"));
  for (const [name, script] of Object.entries(programs)) {
    const file = join(path, name);
    if (script.startsWith("/")) symlinkSync(script, file);
    else {
      writeFileSync(file, `#!/bin/sh\n${script}\n`);
      chmodSync(file, 0o755);
    }
  }
  const env = { PATH: `${path}:/usr/bin:/bin` };
  const options = { cwd: root, env, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync("sh", ["scripts/run.sh", "--version"], options);
  return { status, stdout, stderr };
}

describe("run.sh", () => {
  it("runs scripts on the machine's own Node on macOS, tied to nothing", () => {
    const ran = runWith({ uname: "echo Darwin", node: process.execPath, setpriv: "exit 1" });
    expect(ran).toEqual({ status: 0, stdout: `${process.version}\n`, stderr: "" });
  });

  it.each([
    ["macOS with an older Node", { uname: "echo Darwin", node: "exit 1" }, "needs Node 24"],
    ["Linux without glibc", { uname: "echo Linux", getconf: "exit 1" }, "Linux with glibc"],
    ["Linux without util-linux", { uname: "echo Linux", setpriv: "exit 1" }, "and util-linux"],
  ])("refuses %s in a sentence", (_, programs, sentence) => {
    const { status, stdout, stderr } = runWith(programs as Record<string, string>);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^[^\n]+\.\n$/);
    expect(stderr).toContain(sentence);
  });
});
