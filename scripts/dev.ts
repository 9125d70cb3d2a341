import { runProduct } from "./product/run-product.ts";

await runProduct("hot", process.argv.slice(2));
