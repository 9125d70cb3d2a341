import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sum, type TestRun, type Totals } from "./test-run.ts";

export const checkTypes = (run: TestRun): Promise<Totals> => check(run, "Types", "tsc", ["-b"]);

export async function checkStyle(run: TestRun): Promise<Totals> {
  return sum([
    await check(run, "Lint and layers", "oxlint", ["--deny-warnings"]),
    await check(run, "Format", "oxfmt", ["--check"]),
    await check(run, "Nothing unused", "knip", ["--no-progress"]),
    await checkMigrations(run),
  ]);
}

/** A migration is missing when one would be generated from the tables. */
async function checkMigrations(run: TestRun): Promise<Totals> {
  // drizzle-kit takes no absolute path here.
  const draft = "node_modules/.cache/migrations";
  const migrationsIn = (folder: string) => readdirSync(join(run.root, folder)).length;
  rmSync(join(run.root, draft), { recursive: true, force: true });
  cpSync(join(run.root, "migrations"), join(run.root, draft), { recursive: true });
  const flags = ["--dialect", "sqlite", "--schema", "./src/server/**/tables.ts", "--out", draft];
  return check(
    run,
    "Migrations match the schema",
    "drizzle-kit",
    ["generate", ...flags],
    () => migrationsIn(draft) === migrationsIn("migrations"),
  );
}

async function check(
  run: TestRun,
  name: string,
  tool: string,
  args: string[],
  holds = () => true,
): Promise<Totals> {
  const { ending, output } = await run.tool(tool, args);
  const passed = ending === "exit code 0" && holds();
  console.log(passed ? `✓ ${name}` : `✗ ${name}\n${output}`);
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
}
