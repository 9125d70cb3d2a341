import { eachBlock, shape } from "../../kit.ts";

/** The first description stands on the opening line. */
export default shape(
  eachBlock(({ opening, rows: [first, ...others] }) =>
    typeof first !== "object"
      ? {}
      : { opening: `${first.text}   ${opening}`, rows: [{ ...first, text: "" }, ...others] },
  ),
);
