import { dirname, extname, join } from "node:path";
import { execa } from "execa";
import type { CleanUp } from "../build/clean-up.ts";
import { tiedToParent } from "../platform.ts";

/** Runs a command, one at a time. @returns whether it succeeded */
export type RunSibling = (name: string, ...args: string[]) => Promise<boolean>;

/** For commands that lie beside the one that runs. Each is a process, so that its memory is free when it has ended. */
export function siblingCommands(atEnd: CleanUp["add"]): RunSibling {
  const own = process.argv[1] ?? "";
  const stopping = new AbortController();
  let running: Promise<unknown> | undefined;
  atEnd(async () => {
    stopping.abort();
    await running;
  });
  return async (name, ...args) => {
    const script = join(dirname(own), `${name}${extname(own)}`);
    const child = execa(...tiedToParent(process.execPath, [script, ...args]), {
      stdin: "ignore",
      stdout: "inherit",
      stderr: "inherit",
      reject: false,
      cancelSignal: stopping.signal,
    });
    running = child;
    return !(await child).failed;
  };
}
