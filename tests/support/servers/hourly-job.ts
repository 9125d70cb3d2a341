import { runHourly } from "../../../src/server/hourly.ts";
import type { TestProduct } from "./test-product.ts";

/** Runs the hourly job with the worker's settings, as the product's timer does. */
export const runHourlyJob = ({
  settings,
}: Pick<TestProduct, "settings">): ReturnType<typeof runHourly> =>
  runHourly(settings, { run: { requestId: "", log: () => {} } });
