import { execa } from "execa";
import { root } from "./root.ts";

/** Runs a tool of the packages. */
export const runTool = (
  name: string,
  args: readonly string[],
  env: Record<string, string | undefined> = {},
) =>
  execa(name, args, {
    cwd: root,
    preferLocal: true,
    localDir: root,
    env: { NODE_OPTIONS: "", NO_COLOR: "1", FORCE_COLOR: undefined, ...env },
    stdin: "ignore",
    all: true,
    reject: false,
  });
