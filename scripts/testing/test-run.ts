import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cleanUp, type CleanUp } from "../product/clean-up.ts";
import { startProcess } from "../product/managed-process.ts";
import { tool } from "../product/tool.ts";

type ToolOptions = { environment?: NodeJS.ProcessEnv; onLine?: (line: string) => void };

/** One run of the checks and tests: a folder for the moment, and tools that end with it. */
export type TestRun = {
  root: string;
  folder: string;
  atEnd: CleanUp["add"];
  tool: (
    name: string,
    args: string[],
    options?: ToolOptions,
  ) => Promise<{ how: string; output: string }>;
  stop: CleanUp["run"];
};

export function testRun(root: string): TestRun {
  const end = cleanUp();
  const folder = mkdtempSync(join(tmpdir(), "fundbook-test-"));
  end.add(() => rmSync(folder, { recursive: true, force: true }));
  return {
    root,
    folder,
    atEnd: end.add,
    async tool(name, args, { environment, onLine } = {}) {
      const lines: string[] = [];
      const running = await startProcess({
        name,
        ...tool(root, name, environment),
        args,
        logFile: join(folder, `${name}.log`),
        onLine: onLine ?? ((line) => lines.push(line)),
      });
      end.add(running.stop);
      return { how: await running.exited, output: lines.join("\n") };
    },
    stop: end.run,
  };
}
