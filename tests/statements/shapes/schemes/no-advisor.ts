import { eachBlock, shape } from "../../kit.ts";

/** A scheme without an advisor. */
export default shape(
  eachBlock(({ scheme }) => ({ scheme: scheme.map((line) => line.replace(/\(Advisor.*?\)/, "")) })),
);
