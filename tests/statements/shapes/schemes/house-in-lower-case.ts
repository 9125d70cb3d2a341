import { eachBlock, shape } from "../../kit.ts";

/** A fund house that begins in lower case, as AMFI writes it. */
export default shape(
  eachBlock(({ house }) => ({ house: house.map((line) => line.replace(/^\w+/, "quant")) })),
  { reads: () => ({ house: "quant Mutual Fund" }) },
);
