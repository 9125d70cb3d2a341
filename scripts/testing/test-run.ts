import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cleanUp, type CleanUp } from "../product/clean-up.ts";
import { dataFolderVariable, endProcessesOf } from "../product/data-lock.ts";
import { runTool } from "../product/tool.ts";

/** Of checks and test cases. */
export type Totals = { passed: number; failed: number };

export const sum = (all: readonly Totals[]): Totals => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
});

export type TestRun = {
  root: string;
  /** The temporary folder of the run and its tools. */
  folder: string;
  /** Runs a tool of the packages to its end. */
  tool: (
    name: string,
    args: readonly string[],
    onLine?: (line: string) => void,
  ) => Promise<{ ending: string; output: string }>;
  atEnd: CleanUp["add"];
  stop: CleanUp["run"];
};

export function openTestRun(root: string): TestRun {
  const end = cleanUp();
  const folder = mkdtempSync(join(tmpdir(), "fundbook-test-"));
  end.add(async () => {
    // A tool that was killed leaves what it has started, such as the products of tests.
    for (const name of [folder, ...globSync(`${folder}/*`)]) await endProcessesOf(name);
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    root,
    folder,
    async tool(name, args, onLine) {
      const running = runTool(root, name, args, { TMPDIR: folder, [dataFolderVariable]: folder });
      end.add(async () => {
        running.kill();
        await running;
      });
      if (onLine) for await (const line of running.iterable({ from: "all" })) onLine(line);
      const { signal, exitCode, all } = await running;
      return { ending: signal ?? `exit code ${exitCode}`, output: all };
    },
    atEnd: end.add,
    stop: end.run,
  };
}
