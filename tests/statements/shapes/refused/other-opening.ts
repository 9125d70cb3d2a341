import { eachBlock, shape } from "../../kit.ts";

/** Schemes begin with words that no rule knows. */
export default shape(
  eachBlock(() => ({ opening: "Balance brought forward 0.000" })),
  { refused: { stopsAt: "Balance brought forward 0.000" } },
);
