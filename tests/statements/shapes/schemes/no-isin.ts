import { eachBlock, shape } from "../../kit.ts";

/** An old statement without ISINs. */
export default shape(
  eachBlock(({ scheme }) => ({ scheme: scheme.map((line) => line.replace(/ - ISIN: \w+/, " ")) })),
  { reads: () => ({ isin: null }) },
);
