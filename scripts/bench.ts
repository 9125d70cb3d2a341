import { cpus } from "node:os";
import { clientSize } from "../bench/client-size.ts";
import { cost } from "../bench/cost.ts";
import { footprint } from "../bench/footprint.ts";
import { growth } from "../bench/growth.ts";
import { interactions, navigation, type Waits } from "../bench/interactions.ts";
import { load } from "../bench/load.ts";
import { navRefresh } from "../bench/nav-refresh.ts";
import { noOracle } from "../bench/no-oracle.ts";
import type { Figure } from "../bench/pairs.ts";
import { reads } from "../bench/reads.ts";
import { farDatabase, roundTrips } from "../bench/round-trips.ts";
import { schemeImport } from "../bench/scheme-import.ts";
import { sharing } from "../bench/share.ts";
import { signIn } from "../bench/sign-in.ts";
import { worstInput } from "../bench/worst-input.ts";
import { stopOwnProducts } from "../tests/support/own-product.ts";
import { CliError } from "./product/cli-error.ts";
import { atEnd, command, runCommand } from "./product/command.ts";

/** Prints a benchmark's results. @returns whether all are within their limits */
type Part = () => Promise<boolean>;

const parts: Record<string, Part> = {
  reads: async () => showFigures(await reads()),
  cost: async () => {
    console.table(
      keyed(await cost(), ({ procedure, worker, database, perSecond }) => [
        procedure,
        {
          "worker ms": round(worker, 2),
          "database ms": round(database, 2),
          "a second": round(perSecond, 0),
        },
      ]),
    );
    return true;
  },
  "round-trips": async () => {
    const counted = await roundTrips();
    console.table(
      keyed(counted, ({ procedure, roundTrips: trips }) => [procedure, { "round trips": trips }]),
    );
    return counted.every(({ roundTrips: trips }) => trips <= 2);
  },
  "far-database": async () => showFigures(await farDatabase()),
  "sign-in": async () => showFigures(await signIn()),
  "worst-input": async () => showFigures(await worstInput()),
  "no-oracle": async () => showFigures(await noOracle()),
  "scheme-import": async () => showFigures(await schemeImport()),
  "nav-refresh": async () => showFigures(await navRefresh()),
  share: async () => showFigures(await sharing()),
  growth: async () => {
    const { figures, bytesPerUser } = await growth();
    console.table({ "A user with 15 funds": { "bytes in the database": round(bytesPerUser, 0) } });
    return showFigures(figures);
  },
  footprint: async () => {
    const { script, gzipped, start, memory } = await footprint();
    console.table({
      "The worker": {
        "code KB": round(script, 0),
        "gzipped KB": round(gzipped, 0),
        "start ms": round(start, 0),
        "memory MB at first": round(memory.first, 0),
        "after 5,000 lists": round(memory.worked, 0),
      },
    });
    return true;
  },
  "client-size": async () => {
    const sizes = await clientSize();
    console.table(
      keyed(sizes, ({ page, kilobytes, floor, ratio, atMost }) => [
        page,
        {
          "gzipped KB": round(kilobytes, 1),
          "floor KB": round(floor, 1),
          ratio: round(ratio, 2),
          "at most": atMost,
        },
      ]),
    );
    return sizes.every(({ ratio, atMost }) => ratio <= atMost);
  },
  interactions: async () => showWaits(await interactions()),
  navigation: async () => showWaits(await navigation()),
};

/** Has no baseline to compare with, so it runs only by name. */
const onDemand: Record<string, Part> = {
  load: async () => {
    const { latencies, errors, wrongBooks, memory } = await load();
    console.table(
      keyed(latencies, ({ procedure, calls, p50, p95, p99, max }) => [
        procedure,
        {
          calls,
          "p50 ms": round(p50, 1),
          p95: round(p95, 1),
          p99: round(p99, 1),
          max: round(max, 1),
        },
      ]),
    );
    console.table(
      keyed(memory, ({ after, worker, database }) => [
        `after ${round(after, 0)} s`,
        { "worker MB": round(worker, 0), "database MB": round(database, 0) },
      ]),
    );
    console.log(`${errors.length} errors, ${wrongBooks} wrong books`, errors.slice(0, 5));
    return errors.length === 0 && wrongBooks === 0;
  },
};

atEnd(stopOwnProducts);
await runCommand(
  command("bench", "Runs the benchmarks, or those named.")
    .argument("[names...]", [...Object.keys(parts), ...Object.keys(onDemand)].join(", "))
    .action(async (names) => {
      const [cpu] = cpus();
      console.log(
        `${cpus().length} × ${cpu?.model ?? "unknown processor"}, Node ${process.version}`,
      );
      let isWithinLimits = true;
      for (const part of chosen(names)) isWithinLimits = (await part()) && isWithinLimits;
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

type Cells = Record<string, string | number>;

function showFigures(figures: Figure[]): boolean {
  console.table(
    keyed(figures, ({ name, measured, floor, ratio, atMost }) => [
      name,
      {
        "median ms": round(measured, 1),
        "floor ms": round(floor, 1),
        ratio: round(ratio, 2),
        "at most": round(atMost, 2),
      },
    ]),
  );
  return figures.every(({ ratio, atMost }) => ratio <= atMost);
}

function showWaits(waits: Waits[]): boolean {
  console.table(
    keyed(waits, ({ name, median, worst, atMost }) => [
      name,
      { "median ms": round(median, 0), worst: round(worst, 0), "at most": atMost },
    ]),
  );
  return waits.every(({ median, atMost }) => median <= atMost);
}

function keyed<Item>(items: Item[], row: (item: Item) => [string, Cells]): Record<string, Cells> {
  return Object.fromEntries(items.map(row));
}

function round(value: number, places: number): number {
  return Number(value.toFixed(places));
}
