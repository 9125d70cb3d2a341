import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atEnd, command, runCommand } from "./product/command.ts";
import { runTool } from "./product/build/run-tool.ts";

type Totals = { passed: number; failed: number };

const oneFailure: Totals = { passed: 0, failed: 1 };

/** The argument of `vitest run` that leaves out the long tests. */
const shortOnly = "--tags-filter=!long";

/** The temporary folder of the run and its tools. */
const folder = mkdtempSync(join(tmpdir(), "fundbook-test-"));
atEnd(() => rmSync(folder, { recursive: true, force: true }));

/** @param filter which tests, in arguments of `vitest run` */
async function runAll(...filter: string[]): Promise<Totals> {
  // Concurrently, because they often wait for the database and for processes. The longest part, which waits most, starts
  // first; what only computes follows the shortest, and fills the others' waits.
  const withoutBrowser = await Promise.all([
    runVitest("--project=products", ...filter),
    runVitest("--project=integration-1", ...filter),
    runInTurn(
      ["--project=integration-2", ...filter],
      ["--project=checks", "--project=unit", ...filter],
    ),
  ]);
  // Afterwards, because browsers take all the processor time there is.
  const withBrowser = await runVitest("--project=browser", "--project=journeys", ...filter);
  return sum([...withoutBrowser, withBrowser, ...(await runImage())]);
}

/** Building it takes minutes, a network and two more programs. */
async function runImage(): Promise<Totals[]> {
  if (process.env["FUNDBOOK_TEST_IMAGE"] === "on") return [await runVitest("--project=image")];
  console.log(
    "The image was not built and run: npm run test:image does so, by buildah and podman.",
  );
  return [];
}

async function runInTurn(...parts: string[][]): Promise<Totals> {
  const totals: Totals[] = [];
  for (const part of parts) totals.push(await runVitest(...part));
  return sum(totals);
}

type Results = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

/** A file that cannot be loaded counts as a failure, and so does a runner that ends without results. */
async function runVitest(...args: string[]): Promise<Totals> {
  const file = join(folder, `${crypto.randomUUID()}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const isShort = args.includes(shortOnly);
  const env = { TMPDIR: folder, FUNDBOOK_TEST_SHORT: isShort ? "on" : undefined };
  const running = runTool("vitest", ["run", ...reporters, ...args], env);
  atEnd(async () => {
    running.kill();
    await running;
  });
  for await (const line of running.iterable({ from: "all" })) {
    if (!line.startsWith("JSON report written")) console.log(line);
  }
  const { exitCode } = await running;
  const [written] = globSync(file);
  if (written === undefined) return oneFailure;
  const results = JSON.parse(readFileSync(written, "utf8")) as Results;
  const unreadable = results.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const [passed, failed] = [results.numPassedTests, results.numFailedTests + unreadable.length];
  if (passed + failed === 0) console.log(`✗ No test matches: ${args.join(" ")}`);
  return { passed, failed: exitCode === 0 && passed > 0 ? failed : failed || 1 };
}

const sum = (parts: Totals[]): Totals =>
  parts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }));

await runCommand(
  command("test", "Runs the checks and tests but the long ones, or what `vitest run` would.")
    .argument("[args...]", "arguments of `vitest run`")
    .option("--all", "also the long tests")
    .allowUnknownOption()
    .passThroughOptions()
    .action(async (args, { all }) => {
      const run = () => (all === true ? runAll() : runAll(shortOnly));
      const { passed, failed } = await (args.length > 0 ? runVitest(...args) : run());
      console.log(`${passed} passed, ${failed} failed`);
      process.exitCode = failed === 0 ? 0 : 1;
    }),
);
