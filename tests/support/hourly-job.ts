import { runHourly } from "../../src/server/hourly.ts";
import type { TestProduct } from "./test-product.ts";

/** Does the hourly job as the product's own timer does, with the settings that its worker has. */
export const runHourlyJob = ({ settings }: Pick<TestProduct, "settings">): Promise<void> =>
  runHourly(settings, undefined, { requestId: "", log: () => {} });
