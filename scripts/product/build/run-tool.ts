import { execa } from "execa";
import { tiedToParent } from "../platform.ts";
import { root } from "../root.ts";

/** Runs a tool of the packages; it ends with this process. */
export const runTool = (
  name: string,
  args: readonly string[],
  env: Record<string, string | undefined> = {},
) =>
  execa(...tiedToParent(name, args), {
    cwd: root,
    preferLocal: true,
    localDir: root,
    env: { NODE_OPTIONS: "", NO_COLOR: "1", FORCE_COLOR: undefined, ...env },
    stdin: "ignore",
    all: true,
    reject: false,
  });
