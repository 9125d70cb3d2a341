import { eachBlock, shape } from "../../kit.ts";

/** A fund house in capitals. */
export default shape(
  eachBlock(({ house }) => ({ house: house.map(() => "PGIM INDIA MUTUAL FUND") })),
  { reads: () => ({ house: "PGIM INDIA MUTUAL FUND" }) },
);
