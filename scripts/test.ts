import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "./product/build.ts";
import { CliError } from "./product/cli-error.ts";
import { atEnd, command, runCommand } from "./product/command.ts";
import { migrationsFolder, root } from "./product/root.ts";
import { runTool } from "./product/tool.ts";

/** Of checks and test cases. */
type Totals = { passed: number; failed: number };

/** The temporary folder of the run and its tools. */
const folder = mkdtempSync(join(tmpdir(), "fundbook-test-"));
atEnd(() => rmSync(folder, { recursive: true, force: true }));

async function runParts(args: string[]): Promise<Totals> {
  if (args[0] === "types") return checkTypes();
  if (args[0] === "lint") return checkStyle();
  if (args.length > 0) return runVitest(...args);
  const types = await checkTypes();
  const units = await together([checkStyle(), runVitest("--project=unit")]);
  return together([types, units, runAgainstProduct().catch(countAsFailure)]);
}

/** Concurrently, because they mostly wait for the database, for processes and for the browser. */
async function runAgainstProduct(): Promise<Totals> {
  // Before the projects start, which need it at the same time.
  await ensureBuilt();
  return together([
    runVitest("--project=integration"),
    runVitest("--project=products"),
    runVitest("--project=browser", "--project=firefox"),
  ]);
}

const checkTypes = () => check("Types", ["tsc", "-b"]);

async function checkStyle(): Promise<Totals> {
  // drizzle-kit takes no absolute path for its folder.
  const draft = "node_modules/.cache/migrations";
  rmSync(join(root, draft), { recursive: true, force: true });
  cpSync(migrationsFolder, join(root, draft), { recursive: true });
  const tables = ["--dialect", "sqlite", "--schema", "./src/server/**/tables.ts", "--out", draft];
  return together([
    await check("Lint and layers", ["oxlint", "--deny-warnings"]),
    await check("Format", ["oxfmt", "--check"]),
    await check("Nothing unused", ["knip", "--no-progress"]),
    await check("Migrations match", ["drizzle-kit", "generate", ...tables], "No schema changes"),
  ]);
}

async function check(name: string, tool: string[], expected = ""): Promise<Totals> {
  const { isGood, output } = await run(tool);
  const passed = isGood && output.includes(expected);
  console.log(passed ? `✓ ${name}` : `✗ ${name}\n${output}`);
  return passed ? { passed: 1, failed: 0 } : oneFailure;
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
  const { isGood } = await run(["vitest", "run", ...reporters, ...args], (line) => {
    if (!line.startsWith("JSON report written")) console.log(line);
  });
  const [written] = globSync(file);
  if (written === undefined) return oneFailure;
  const results = JSON.parse(readFileSync(written, "utf8")) as Results;
  const unreadable = results.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const [passed, failed] = [results.numPassedTests, results.numFailedTests + unreadable.length];
  if (passed + failed === 0) console.log(`✗ No test matches: ${args.join(" ")}`);
  return { passed, failed: isGood && passed > 0 ? failed : failed || 1 };
}

async function run([tool = "", ...args]: string[], onLine: (line: string) => void = () => {}) {
  const running = runTool(tool, args, { TMPDIR: folder });
  atEnd(async () => {
    running.kill();
    await running;
  });
  // The browser tests fill what the others leave, who run one file after the other.
  if (args.includes("--project=browser") && running.pid) setPriority(running.pid, 4);
  for await (const line of running.iterable({ from: "all" })) onLine(line);
  const { exitCode, all } = await running;
  return { isGood: exitCode === 0, output: all };
}

const oneFailure: Totals = { passed: 0, failed: 1 };

function countAsFailure(error: unknown): Totals {
  if (!(error instanceof CliError)) throw error;
  console.log(`✗ ${error.message}`);
  return oneFailure;
}

async function together(parts: (Totals | Promise<Totals>)[]): Promise<Totals> {
  const all = await Promise.all(parts);
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
  };
}

await runCommand(
  command("test", "Runs all checks and tests, one check, or what `vitest run` would.")
    .argument("[args...]", "types, lint, or arguments of `vitest run`")
    .allowUnknownOption()
    .passThroughOptions()
    .action(async (args) => {
      const { passed, failed } = await runParts(args);
      console.log(`${passed} passed, ${failed} failed`);
      process.exitCode = failed === 0 ? 0 : 1;
    }),
);
