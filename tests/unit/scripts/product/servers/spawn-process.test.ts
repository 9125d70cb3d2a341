import { describe, expect, it } from "vitest";
import { spawnProcess } from "../../../../../scripts/product/servers/spawn-process.ts";

function run(script: string, options: { input?: string; killTimeout?: number } = {}) {
  return start(["sh", ["-c", script]], options);
}

function start(
  command: readonly [name: string, words: readonly string[]],
  options: { input?: string; killTimeout?: number } = {},
) {
  const lines: string[] = [];
  const ready = Promise.withResolvers<void>();
  const stopping = new AbortController();
  const child = spawnProcess(command, {
    env: { PATH: process.env["PATH"] },
    onLine: (line) => {
      lines.push(line);
      ready.resolve();
    },
    onErrorLine: (line) => lines.push(`! ${line}`),
    cancelSignal: stopping.signal,
    ...options,
  });
  return { ...child, lines, ready: ready.promise, cancel: () => stopping.abort() };
}

describe("a spawned process", () => {
  it("is read to its end, even where the last line is not ended", async () => {
    const { ended, lines } = run("cat; echo; echo no >&2; printf end; exit 3", { input: "in" });
    expect(await ended).toEqual({ failed: true, how: "exit code 3" });
    expect(lines.toSorted()).toEqual(["! no", "end", "in"]);
  });

  it("is told of by the reason where there is no such program", async () => {
    const { ended } = start(["/no/such/program", []]);
    expect(await ended).toEqual({ failed: true, how: "ENOENT" });
  });

  it("is told of by the reason where no file descriptors are left", async () => {
    const module = new URL(
      "../../../../../scripts/product/servers/spawn-process.ts",
      import.meta.url,
    );
    const script = `import { openSync } from "node:fs";
      import { spawnProcess } from "${module.href}";
      try { for (;;) openSync("/dev/null"); } catch {}
      const cancelSignal = new AbortController().signal;
      const options = { env: {}, onLine() {}, onErrorLine() {}, cancelSignal };
      console.log((await spawnProcess(["/bin/true", []], options).ended).how);`;
    const node = [process.execPath, "--input-type=module", "--eval", script];
    const { ended, lines } = start(["sh", ["-c", 'ulimit -n 64; exec "$@"', "sh", ...node]]);
    expect([await ended, lines]).toEqual([{ failed: false, how: "exit code 0" }, ["EMFILE"]]);
  });

  it("ends when it is cancelled, and is killed if it does not", async () => {
    const willing = run("echo ready; exec sleep 60");
    await willing.ready;
    willing.cancel();
    expect(await willing.ended).toEqual({ failed: true, how: "SIGTERM" });
    const stubborn = run("trap '' TERM; echo ready; exec sleep 60", { killTimeout: 50 });
    await stubborn.ready;
    stubborn.cancel();
    expect(await stubborn.ended).toEqual({ failed: true, how: "SIGKILL" });
  });
});
