import { eachBlock, shape } from "../../kit.ts";

/** A closing line of before August 2023, without a cost. */
export default shape(
  eachBlock(({ closing }) => ({
    closing: closing.map((line) =>
      line.replace(/Total Cost Value: [\d,.]+ +Market Value/, "Valuation"),
    ),
  })),
);
