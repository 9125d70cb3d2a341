import { eachRow, shape } from "../../kit.ts";

/** Dates in digits, in an order that is not said. */
export default shape(
  eachRow((row) => ({ ...row, date: "05.01.2021" })),
  { refused: "unknown-layout" },
);
