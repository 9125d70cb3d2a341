import { eachRow, shape } from "../../kit.ts";

/** Dates in digits, in an order that is not said. */
export default shape(
  eachRow((row) => ({ ...row, date: "05.01.2021" })),
  { refused: { stopsAt: "05.01.2021 Purchase 9,999.50 99.995 100.0000 99.995" } },
);
