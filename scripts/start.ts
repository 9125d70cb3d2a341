import { runCommand } from "./product/command.ts";
import { productCommand, runProduct } from "./product/run-product.ts";

const program = productCommand("start", "Runs the product on this machine.");
await runCommand(
  program.action((flags) => runProduct("built", flags)),
  { isServer: true },
);
