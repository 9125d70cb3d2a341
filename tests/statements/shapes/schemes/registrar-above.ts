import { eachBlock, shape } from "../../kit.ts";

/** The registrar stands above a long name. */
export default shape(
  eachBlock(({ scheme }) => ({
    scheme: scheme.flatMap((line) => line.split(/ (?=Registrar)/).toReversed()),
  })),
);
