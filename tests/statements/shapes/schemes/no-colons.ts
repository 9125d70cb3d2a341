import { eachBlock, shape } from "../../kit.ts";

/** Opening and closing lines without colons. */
export default shape(
  eachBlock(({ opening, closing }) => ({
    opening: opening.replace(":", ""),
    closing: closing.map((line) => line.replaceAll(":", "")),
  })),
);
