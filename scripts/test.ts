import { join } from "node:path";
import { PlainFailure } from "./product/plain-failure.ts";
import { runUntilStopped } from "./product/run-until-stopped.ts";
import { checkStyle, checkTypes } from "./testing/checks.ts";
import { testRun, type TestRun } from "./testing/test-run.ts";
import { buildBefore, runTests } from "./testing/tests.ts";
import { add, type Totals } from "./testing/totals.ts";

type Part = (run: TestRun) => Promise<Totals>;

const parts = {
  types: checkTypes,
  lint: checkStyle,
  unit: (its: TestRun) => runTests(its, "unit"),
  integration: (its) => runTests(its, "integration"),
  browser: (its) => runTests(its, "browser"),
} satisfies Record<string, Part>;
/** Side by side, each against a product of its own: the one mostly waits for the database, the other for the browser. */
const againstTheProduct: Part = async (its) => {
  await buildBefore(its);
  const both = [parts.integration, parts.browser].map((part) => part(its).catch(asFailure));
  return (await Promise.all(both)).reduce(add);
};

const run = testRun(join(import.meta.dirname, ".."));
await runUntilStopped({
  async run() {
    let totals: Totals = { passed: 0, failed: 0 };
    for (const part of chosen(process.argv[2])) {
      totals = add(totals, await part(run).catch(asFailure));
    }
    console.log(`${totals.passed} passed, ${totals.failed} failed`);
    return totals.failed === 0 ? 0 : 1;
  },
  stop: run.stop,
});

function chosen(name: string | undefined): Part[] {
  if (name === undefined) return [checkTypes, checkStyle, parts.unit, againstTheProduct];
  if (Object.hasOwn(parts, name)) return [parts[name as keyof typeof parts]];
  const known = Object.keys(parts).join(", ");
  throw new PlainFailure(`There is no part "${name}" of the tests; there are ${known}.`);
}

/** A part that cannot even start, for want of a browser or a client that builds, has failed. */
function asFailure(error: unknown): Totals {
  if (!(error instanceof PlainFailure)) throw error;
  console.log(`✗ ${error.message}`);
  return { passed: 0, failed: 1 };
}
