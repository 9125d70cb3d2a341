import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cleanUp, type CleanUp } from "../product/clean-up.ts";
import { openDataFolder } from "../product/data-folder.ts";
import { startProcess } from "../product/managed-process.ts";
import { endLeftovers } from "../product/ownership.ts";
import { tool } from "../product/tool.ts";

/** Checks and test cases, counted alike. */
export type Totals = { passed: number; failed: number };

export const sum = (all: readonly Totals[]): Totals => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
});

export type TestRun = {
  root: string;
  /** The temporary folder of the run, and of every tool in it. */
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
    // A test that was killed leaves the product that it started.
    for (const ownerFile of globSync(`${folder}/*/owner.json`)) {
      await endLeftovers(openDataFolder(dirname(ownerFile)), root);
    }
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    root,
    folder,
    async tool(name, args, onLine) {
      const lines: string[] = [];
      const running = await startProcess({
        name,
        ...tool(root, name, { TMPDIR: folder }),
        args,
        logFile: join(folder, `${name}.log`),
        onLine: onLine ?? ((line) => lines.push(line)),
      });
      end.add(running.stop);
      return { ending: await running.exited, output: lines.join("\n") };
    },
    atEnd: end.add,
    stop: end.run,
  };
}
