import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { TestRun } from "./test-run.ts";
import { add, type Totals } from "./totals.ts";

/** Does the code keep to its types? */
export const checkTypes = (run: TestRun): Promise<Totals> => check(run, "Types", "tsc", ["-b"]);

/** Does the code keep to the rules, the layers among them, and is there nothing in it that nobody uses? */
export async function checkStyle(run: TestRun): Promise<Totals> {
  const totals = [
    await check(run, "Lint and layers", "oxlint", ["--deny-warnings"]),
    await check(run, "Format", "oxfmt", ["--check"]),
    await check(run, "Nothing unused", "knip", ["--no-progress"]),
    await checkMigrations(run),
  ];
  return totals.reduce(add);
}

/** Would a new migration be made from the schema? Then one is missing. */
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
  const { how, output } = await run.tool(tool, args);
  const passed = how === "exit code 0" && holds();
  console.log(passed ? `✓ ${name}` : `✗ ${name}\n${output}`);
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
}
