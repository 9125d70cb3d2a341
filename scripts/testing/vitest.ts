import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestRun, Totals } from "./test-run.ts";

type Results = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

/** @returns its totals; a file that cannot be read counts as a failure, and so does a runner that ends without results */
export async function runVitest(run: TestRun, args: readonly string[]): Promise<Totals> {
  const results = join(run.folder, `${crypto.randomUUID()}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${results}`];
  const { ending } = await run.tool("vitest", ["run", ...reporters, ...args], (line) => {
    if (!line.startsWith("JSON report written")) console.log(line);
  });
  if (!existsSync(results)) return { passed: 0, failed: 1 };
  const totals = readTotals(results);
  if (totals.passed + totals.failed === 0) console.log(`✗ No test matches: ${args.join(" ")}`);
  return ending === "exit code 0" && totals.passed > 0
    ? totals
    : { ...totals, failed: totals.failed || 1 };
}

function readTotals(file: string): Totals {
  const results = JSON.parse(readFileSync(file, "utf8")) as Results;
  const unreadable = results.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + unreadable.length,
  };
}
