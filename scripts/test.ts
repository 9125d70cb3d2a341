import { join } from "node:path";
import { ensureBuilt } from "./product/build.ts";
import { CliError } from "./product/cli-error.ts";
import { atEnd, command, runCommand } from "./product/command.ts";
import { checkStyle, checkTypes } from "./testing/checks.ts";
import { openTestRun, sum, type Totals } from "./testing/test-run.ts";
import { runVitest } from "./testing/vitest.ts";

const root = join(import.meta.dirname, "..");
const run = openTestRun(root);

/** Without arguments everything runs. Arguments are `types`, `lint`, or those of `vitest run`: files, `-t`, `--project`. */
function chooseParts(args: string[]): (() => Promise<Totals>)[] {
  if (args[0] === "types") return [() => checkTypes(run)];
  if (args[0] === "lint") return [() => checkStyle(run)];
  if (args.length > 0) return [() => runVitest(run, args)];
  return [
    () => checkTypes(run),
    async () => sum(await Promise.all([checkStyle(run), runVitest(run, ["--project=unit"])])),
    runAgainstProduct,
  ];
}

/** All at once: they mostly wait, for the database, for processes and for the browser. */
async function runAgainstProduct(): Promise<Totals> {
  // Once, before projects run at the same time.
  await ensureBuilt(root);
  const projects = [["integration"], ["commands"], ["browser", "firefox"]];
  return sum(
    await Promise.all(
      projects.map((its) =>
        runVitest(
          run,
          its.map((name) => `--project=${name}`),
        ),
      ),
    ),
  );
}

atEnd(run.stop);
await runCommand(
  command("test", "Runs all checks and tests, one check, or what `vitest run` would.")
    .argument("[args...]", "types, lint, or arguments of `vitest run`")
    .allowUnknownOption()
    .passThroughOptions()
    .action(async (args) => {
      const totals: Totals[] = [];
      for (const part of chooseParts(args)) totals.push(await part().catch(countAsFailure));
      const { passed, failed } = sum(totals);
      console.log(`${passed} passed, ${failed} failed`);
      process.exitCode = failed === 0 ? 0 : 1;
    }),
);

function countAsFailure(error: unknown): Totals {
  if (!(error instanceof CliError)) throw error;
  console.log(`✗ ${error.message}`);
  return { passed: 0, failed: 1 };
}
