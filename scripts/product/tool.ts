import { execa } from "execa";

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
