import { cpus } from "node:os";
import { clientSize, type PageSize } from "../bench/client-size.ts";
import { noOracle } from "../bench/no-oracle.ts";
import { navRefresh } from "../bench/nav-refresh.ts";
import { schemeImport } from "../bench/scheme-import.ts";
import { sharing } from "../bench/share.ts";
import type { Figure } from "../bench/pairs.ts";
import { stopOwnProducts } from "../tests/support/own-product.ts";
import { runUntilStopped } from "./product/run-until-stopped.ts";

await runUntilStopped({
  async run() {
    const figures = [
      ...(await schemeImport()),
      ...(await navRefresh()),
      ...(await sharing()),
      ...(await noOracle()),
    ];
    const [cpu] = cpus();
    console.log(`${cpus().length} × ${cpu?.model ?? "unknown processor"}, Node ${process.version}`);
    console.table(
      Object.fromEntries(figures.map(({ name, ...figure }) => [name, inTable(figure)])),
    );
    const sizes = await clientSize();
    console.table(Object.fromEntries(sizes.map(({ page, ...size }) => [page, sizeInTable(size)])));
    return [...figures, ...sizes].every(({ ratio, atMost }) => ratio <= atMost) ? 0 : 1;
  },
  stop: stopOwnProducts,
});

function inTable({ measured, floor, ratio, atMost }: Omit<Figure, "name">) {
  return {
    "median ms": Number(measured.toFixed(1)),
    "floor ms": Number(floor.toFixed(1)),
    ratio: Number(ratio.toFixed(2)),
    "at most": atMost,
  };
}

function sizeInTable({ kilobytes, floor, ratio, atMost }: Omit<PageSize, "page">) {
  return {
    "gzipped KB": Number(kilobytes.toFixed(1)),
    "floor KB": Number(floor.toFixed(1)),
    ratio: Number(ratio.toFixed(2)),
    "at most": atMost,
  };
}
