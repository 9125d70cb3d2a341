import { cpus } from "node:os";
import { schemeImport } from "../bench/scheme-import.ts";
import type { Figure } from "../bench/pairs.ts";

const figures = await schemeImport();
const [cpu] = cpus();
console.log(`${cpus().length} × ${cpu?.model ?? "unknown processor"}, Node ${process.version}`);
console.table(Object.fromEntries(figures.map(({ name, ...figure }) => [name, inTable(figure)])));
process.exitCode = figures.every(({ ratio, atMost }) => ratio <= atMost) ? 0 : 1;

function inTable({ measured, floor, ratio, atMost }: Omit<Figure, "name">) {
  return {
    "median ms": Number(measured.toFixed(1)),
    "floor ms": Number(floor.toFixed(1)),
    ratio: Number(ratio.toFixed(2)),
    "at most": atMost,
  };
}
