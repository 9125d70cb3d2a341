import { eachRow, shape } from "../../kit.ts";

/** Descriptions go on below their row, also on the next page. */
export default shape((print) => ({
  ...eachRow((row) => ({ ...row, below: ["Ltd$**1234***"] }))(print),
  linesOnPage: 8,
}));
