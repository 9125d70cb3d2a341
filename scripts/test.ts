import { join } from "node:path";
import { PlainFailure } from "./product/plain-failure.ts";
import { runUntilStopped } from "./product/run-until-stopped.ts";
import { checkStyle, checkTypes } from "./testing/checks.ts";
import { openTestRun, sum, type Totals } from "./testing/test-run.ts";
import { buildProduct, runVitest } from "./testing/vitest.ts";

const root = join(import.meta.dirname, "..");
const args = process.argv.slice(2);
const run = openTestRun(root);

/** `npm test` alone proves everything; arguments are a check, or what `vitest run` takes: files, `-t`, `--project`. */
function chooseParts(): (() => Promise<Totals>)[] {
  if (args[0] === "types") return [() => checkTypes(run)];
  if (args[0] === "lint") return [() => checkStyle(run)];
  if (args.length > 0) return [() => runVitest(run, args)];
  return [
    () => checkTypes(run),
    () => checkStyle(run),
    () => runVitest(run, ["--project=unit"]),
    runAgainstProduct,
  ];
}

/** Side by side, each against a product of its own: one mostly waits for the database, the other for the browser. */
async function runAgainstProduct(): Promise<Totals> {
  await buildProduct(run);
  const projects = ["integration", "browser"];
  return sum(await Promise.all(projects.map((its) => runVitest(run, [`--project=${its}`]))));
}

await runUntilStopped({
  async run() {
    const totals: Totals[] = [];
    for (const part of chooseParts()) totals.push(await part().catch(countAsFailure));
    const { passed, failed } = sum(totals);
    console.log(`${passed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  },
  stop: run.stop,
});

function countAsFailure(error: unknown): Totals {
  if (!(error instanceof PlainFailure)) throw error;
  console.log(`✗ ${error.message}`);
  return { passed: 0, failed: 1 };
}
