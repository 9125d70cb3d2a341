import { fromPaise, toPaise } from "../../transactions/fixed-point.ts";
import type { Harvest } from "./selling-types.ts";

/** The rupees that reach the bank, exit loads and STT deducted, by selling all that fits in the year's exemption. */
export const taxFreeAmount = ({ gains }: Pick<Harvest, "gains">): number =>
  fromPaise(gains.reduce((sum, { arrives }) => sum + toPaise(arrives), 0));
