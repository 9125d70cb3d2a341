import { lighthouse } from "../lighthouse.ts";
import { stopTestProducts } from "../../tests/support/servers/test-product.ts";
import { atEnd, command, runCommand } from "../../scripts/product/command.ts";

atEnd(stopTestProducts);
await runCommand(
  command("lighthouse", "Measures every screen, or those named, with Lighthouse.")
    .argument("[screens...]")
    .action(async (screens) => {
      const scores = await lighthouse(screens);
      console.table(Object.fromEntries(scores.map(({ page, ...score }) => [page, score])));
      const isGood = scores.every(
        ({ performance, accessibility, seo, "best-practices": practices }) =>
          Number(performance) >= 97 &&
          [accessibility, seo, practices].every((score) => score === 100),
      );
      process.exitCode = isGood ? 0 : 1;
    }),
);
