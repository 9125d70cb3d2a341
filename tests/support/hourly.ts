import { runHourly } from "../../src/server/hourly.ts";
import type { OwnProduct } from "./own-product.ts";

/** Does the hourly job as the product's own timer does, with the settings that its worker has. */
export const fireHourly = ({ settings }: Pick<OwnProduct, "settings">): Promise<void> =>
  runHourly(settings, undefined, { requestId: "", log: () => {} });
