import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { clientSize } from "../client-size.ts";
import { cost } from "../support/cost.ts";
import { fairness } from "../fairness.ts";
import { firstValue } from "../first-value.ts";
import { footprint } from "../footprint.ts";
import { growth } from "../growth.ts";
import { charts, importFrames, interactions, navigation } from "../interactions.ts";
import { limits } from "../limits.ts";
import { load } from "../load.ts";
import { replicas } from "../replicas.ts";
import { scale } from "../scale.ts";
import { starts } from "../start.ts";
import { mailArrival } from "../mail-arrival.ts";
import { memoryPeaks } from "../memory.ts";
import { navRefresh } from "../nav-refresh.ts";
import { noOracle } from "../support/no-oracle.ts";
import { reads } from "../reads.ts";
import { farDatabase, roundTrips } from "../round-trips.ts";
import { schemeImport } from "../scheme-import.ts";
import { schemeSearchCost } from "../scheme-search.ts";
import { sharing } from "../support/share.ts";
import { signIn } from "../support/sign-in.ts";
import { statementCost } from "../statement.ts";
import { transactions } from "../transactions.ts";
import { updateTables, type Figures } from "../update-tables.ts";
import { stepTimes } from "../steps.ts";
import { worstInput } from "../worst-input.ts";
import { writes } from "../writes.ts";
import { goalCosts } from "../goals.ts";
import { historyCost } from "../history.ts";
import { rollingCost } from "../rolling-returns.ts";
import { taxCost } from "../tax.ts";
import { xirrCost } from "../xirr.ts";
import { stopTestProducts } from "../../tests/support/servers/test-product.ts";
import { CliError } from "../../scripts/product/cli-error.ts";
import { atEnd, command, numberUpTo, runCommand } from "../../scripts/product/command.ts";
import { root } from "../../scripts/product/root.ts";
import { runTool } from "../../scripts/product/build/run-tool.ts";

const shown: Figures[] = [];
let scaleUsers = 100_000;

/** Prints a benchmark's results. @returns whether all are within their limits */
type Part = () => Promise<boolean>;

const ratios = { measured: "median ms", baseline: "baseline ms" };
const durations = { median: "median ms", worst: "worst ms" };
const parts: Record<string, Part> = {
  reads: async () => show(await reads(), ratios, "ratio"),
  cost: async () =>
    show(await cost(), { worker: "worker ms", database: "database ms", perSecond: "per second" }),
  "round-trips": async () => {
    const counted = (await roundTrips()).map((row) => ({ ...row, atMost: 2 }));
    return show(counted, { roundTrips: "round trips" }, "roundTrips");
  },
  "far-database": async () => show(await farDatabase(), ratios, "ratio"),
  "sign-in": async () => show(await signIn(), ratios, "ratio"),
  "worst-input": async () => show(await worstInput(), ratios, "ratio"),
  "no-oracle": async () => show(await noOracle(), ratios, "ratio"),
  "scheme-import": async () => show(await schemeImport(), ratios, "ratio"),
  "nav-refresh": async () => show(await navRefresh(), ratios, "ratio"),
  share: async () => show(await sharing(), ratios, "ratio"),
  transactions: async () => show(await transactions(), ratios, "ratio"),
  history: async () => show(await historyCost(), ratios, "ratio"),
  statement: async () => show(await statementCost(), ratios, "ratio"),
  tax: async () => show(await taxCost(), ratios, "ratio"),
  rolling: async () => show([await rollingCost()], ratios, "ratio"),
  goals: async () => show(await goalCosts(), ratios, "ratio"),
  xirr: async () => show(await xirrCost(), ratios, "ratio"),
  "scheme-search": async () => show(await schemeSearchCost(), ratios, "ratio"),
  mail: async () => {
    const { cost: costs, holds } = await mailArrival();
    show(holds, durations);
    return show(costs, { worker: "worker ms", floor: "floor ms" }, "ratio");
  },
  growth: async () => {
    const { figures, bytesPerUser } = await growth();
    show([{ name: "A user with 15 funds", bytesPerUser }], {
      bytesPerUser: "bytes in the database",
    });
    return show(figures, ratios, "ratio");
  },
  fairness: async () => {
    const { ratios: figures, worst } = await fairness();
    const isFair = show(figures, ratios, "ratio");
    return show(worst, durations, "worst") && isFair;
  },
  footprint: async () => {
    const { times, atRest } = await starts();
    show(times, { seconds: "s until it is up" });
    show(atRest, { megabytes: "resident MB at rest" });
    const { script, gzipped, start, memory } = await footprint();
    return show([{ name: "The worker", script, gzipped, start, ...memory }], {
      script: "code KB",
      gzipped: "gzipped KB",
      start: "start ms",
      first: "memory MB at first",
      worked: "after 5,000 lists",
    });
  },
  memory: async () => {
    const headings = { heap: "heap MB", outside: "outside MB", process: "process MB" };
    return show(await memoryPeaks(), { time: "ms", ...headings, isolate: "isolate MB" }, "isolate");
  },
  "client-size": async () =>
    show(await clientSize(), { kilobytes: "gzipped KB", baseline: "baseline KB" }, "ratio"),
  "first-value": async () =>
    show(await firstValue(), { paint: "first paint ms", value: "value ms" }, "ratio"),
  interactions: async () => show(await interactions(), durations, "median"),
  charts: async () => show(await charts(), durations, "median"),
  import: async () => show(await importFrames(), durations, "median"),
  navigation: async () => show(await navigation(), durations, "median"),
};

/** Run only by name, because there is no baseline to compare with. */
const onDemand: Record<string, Part> = {
  limits: async () => {
    const { rows, isAsExpected } = await limits();
    show(rows, { time: "ms", megabytes: "answer MB", peak: "worker MB" });
    return isAsExpected;
  },
  steps: async () => {
    const { rows, in50Milliseconds } = await stepTimes();
    const headings = { milliseconds: "ms", longestMilliseconds: "longest ms" };
    const isShort = show(rows, { steps: "thousand steps", ...headings }, "longestMilliseconds");
    console.log(`50 ms are ${Math.round(in50Milliseconds / 1_000)} thousand steps`);
    return isShort;
  },
  replicas: async () => {
    const outages = await replicas();
    show(outages, { staleReads: "stale reads", wrong: "people with wrong data" });
    return outages.every(({ staleReads, errors, wrong }) => staleReads + errors + wrong === 0);
  },
  scale: async () => {
    const { figures, costs } = await scale(scaleUsers, (result) =>
      console.log(JSON.stringify(result)),
    );
    show(costs, {});
    return show(figures, ratios, "ratio");
  },
  writes: async () => {
    const result = await writes();
    show([{ name: "64 writers and the hourly job", ...result }], {
      longestPause: "longest pause s",
    });
    return result.longestPause <= 15;
  },
  load: async () => {
    const { latencies, errors, inconsistentUsers, memory } = await load();
    show(latencies, { p50: "p50 ms" });
    const samples = memory.map(({ after, ...held }) => ({ after: `after ${after} s`, ...held }));
    show(samples, { worker: "worker MB", database: "database MB" });
    console.log(
      `${errors.length} errors, ${inconsistentUsers} users with wrong data`,
      errors.slice(0, 5),
    );
    const isFast = latencies.every(({ p99, "at most": atMost }) => p99 <= atMost);
    return errors.length === 0 && inconsistentUsers === 0 && isFast;
  },
};

atEnd(stopTestProducts);
await runCommand(
  command("bench", "Runs the benchmarks, or those named.")
    .argument("[names...]", [...Object.keys(parts), ...Object.keys(onDemand)].join(", "))
    .option("--users <number>", "how many `scale` has", numberUpTo(2_000_000), scaleUsers)
    .option("--write", "writes the figures into the tables of docs/performance.md", false)
    .action(async (names, { write, users }) => {
      scaleUsers = users;
      const [cpu] = cpus();
      console.log(
        `${cpus().length} × ${cpu?.model ?? "unknown processor"}, Node ${process.version}`,
      );
      let isWithinLimits = true;
      for (const part of chosen(names)) isWithinLimits = (await part()) && isWithinLimits;
      if (write) await writeFigures();
      process.exitCode = isWithinLimits ? 0 : 1;
    }),
);

function chosen(names: string[]): Part[] {
  if (names.length === 0) return Object.values(parts);
  const known = { ...parts, ...onDemand };
  return names.map((name) => {
    const part = Object.hasOwn(known, name) ? known[name] : undefined;
    if (part !== undefined) return part;
    throw new CliError(
      `There is no benchmark "${name}"; there are ${Object.keys(known).join(", ")}.`,
    );
  });
}

async function writeFigures(): Promise<void> {
  const file = join(root, "docs/performance.md");
  const { text, missing } = updateTables(readFileSync(file, "utf8"), shown);
  writeFileSync(file, text);
  await runTool("oxfmt", [file]);
  if (missing.length > 0) console.log(`docs/performance.md has no row for: ${missing.join(", ")}`);
}

type Row = Record<string, string | number>;

/**
 * Prints rows, the first field of each as its name.
 * @param headings with units, by field
 * @param limited the field that may not exceed `atMost`
 */
function show(rows: readonly Row[], headings: Record<string, string>, limited?: string): boolean {
  const cells = (row: Row) =>
    Object.entries(row).map(([field, value]) => [
      { atMost: "at most", ...headings }[field] ?? field,
      rounded(value),
    ]);
  const table: Figures = Object.fromEntries(
    rows.map((row) => {
      const [[, name = ""] = [], ...rest] = cells(row);
      return [name, Object.fromEntries(rest)];
    }),
  );
  console.table(table);
  shown.push(table);
  return (
    limited === undefined || rows.every((row) => Number(row[limited]) <= Number(row["atMost"]))
  );
}

function rounded(value: string | number): string | number {
  if (typeof value === "string") return value;
  return Number(value.toFixed(Math.abs(value) >= 100 ? 0 : 2));
}
