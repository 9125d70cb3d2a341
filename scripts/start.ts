import { runProduct } from "./product/run-product.ts";

await runProduct("built", process.argv.slice(2));
