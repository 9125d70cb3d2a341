import { eachBlock, shape } from "../../kit.ts";

/** A bounced instalment stands above its purchase, each with the balance that it has below it. */
export default shape(
  eachBlock(({ rows }, index) =>
    index > 0
      ? {}
      : { rows: [...rows.slice(0, 4), ...rows.slice(6, 8), ...rows.slice(4, 6), ...rows.slice(8)] },
  ),
);
