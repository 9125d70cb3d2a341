import { eachBlock, shape } from "../../kit.ts";

/** A former name in parentheses. */
export default shape(
  eachBlock(({ scheme }) => ({
    scheme: scheme.map((line) =>
      line.replace("(Non-Demat)", "(Formerly Sample Growth Fund) (Non-Demat)"),
    ),
  })),
);
