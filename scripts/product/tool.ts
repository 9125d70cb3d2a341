import { dirname, delimiter, join } from "node:path";

/** A command-line tool of one of the packages, and the environment it runs in: this Node, whatever the machine's is. */
export function tool(root: string, name: string, environment: NodeJS.ProcessEnv = {}) {
  const bin = join(root, "node_modules/.bin");
  return {
    command: join(bin, name),
    cwd: root,
    env: {
      ...process.env,
      NODE_OPTIONS: "",
      NO_COLOR: "1",
      FORCE_COLOR: undefined,
      ...environment,
      PATH: [dirname(process.execPath), bin, process.env["PATH"]].join(delimiter),
    },
  };
}
