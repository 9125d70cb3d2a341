import { eachBlock, shape } from "../../kit.ts";

/** Nominees stand below the holder and above each scheme. */
export default shape(
  eachBlock(({ scheme }) => ({
    scheme: ["Nominee 1: SAMPLE OTHER  Nominee 2:  Nominee 3:", ...scheme],
  })),
);
