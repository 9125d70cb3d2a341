import { eachBlock, shape } from "../../kit.ts";

/** The closing line goes on in the next one. */
export default shape(
  eachBlock(({ closing }) => ({
    closing: closing.flatMap((line) => line.split(/ {2}(?=Total Cost)/)),
  })),
);
