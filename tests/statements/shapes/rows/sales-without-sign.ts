import { eachRow, shape } from "../../kit.ts";

/** Sales have no sign at all; the balance shows which way they go. */
export default shape(
  eachRow(({ amount, units, ...row }) => ({
    ...row,
    ...(amount === undefined ? {} : { amount: amount.replaceAll(/[()]/g, "") }),
    ...(units === undefined ? {} : { units: units.replaceAll(/[()]/g, "") }),
  })),
);
