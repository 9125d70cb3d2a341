import { runCommand } from "./product/command.ts";
import { productCommand, runProduct } from "./product/run-product.ts";

const program = productCommand("dev", "Runs the product from its sources, with hot reload.").option(
  "--inspect",
  "opens the worker to a debugger, and to any web page on this machine",
);
await runCommand(
  program.action((flags) => runProduct("hot", flags)),
  { isServer: true },
);
