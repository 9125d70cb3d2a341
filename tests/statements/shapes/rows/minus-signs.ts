import { eachRow, shape } from "../../kit.ts";

/** Negative numbers have a minus sign in place of parentheses. */
export default shape(
  eachRow(({ amount, units, ...row }) => ({
    ...row,
    ...(amount === undefined ? {} : { amount: amount.replace(/^\((.*)\)$/, "−$1") }),
    ...(units === undefined ? {} : { units: units.replace(/^\((.*)\)$/, "-$1") }),
  })),
);
