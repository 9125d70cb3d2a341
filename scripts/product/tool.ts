import { execa } from "execa";

/** Runs a command-line tool of the packages on this Node. Its output is `all`; it ends with this process. */
export const runTool = (
  root: string,
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
