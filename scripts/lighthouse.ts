import { lighthouse } from "../bench/lighthouse.ts";
import { stopOwnProducts } from "../tests/support/own-product.ts";
import { runUntilStopped } from "./product/run-until-stopped.ts";

await runUntilStopped({
  async run() {
    const scores = await lighthouse(process.argv.slice(2));
    console.table(Object.fromEntries(scores.map(({ page, ...score }) => [page, score])));
    const isGood = scores.every(
      ({ performance, accessibility, seo, "best-practices": practices }) =>
        Number(performance) >= 95 &&
        [accessibility, seo, practices].every((score) => score === 100),
    );
    return isGood ? 0 : 1;
  },
  stop: stopOwnProducts,
});
