import { eachBlock, shape } from "../../kit.ts";

/** The advisor stands before the ISIN. */
export default shape(
  eachBlock(({ scheme }) => ({
    scheme: scheme.map((line) => line.replace(/ - (ISIN: \w+)(\(Advisor.*?\))/, " $2 - $1")),
  })),
);
