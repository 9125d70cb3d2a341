import { eachBlock, shape } from "../../kit.ts";

/** Load notes of several lines, with days, percentages and words of transactions. */
export default shape(
  eachBlock(() => ({
    below: [
      "Entry Load: Nil. Exit Load: 1.00% if redeemed or switched out within 365 days of 05-Jan-2021,",
      "0.50 % from 01-Jan-2022. Systematic Transfer, SIP and Redemption of units in the Mutual Fund",
      "Investors may write to the Registrar for a Statement of Account. Current load structure applies.",
    ],
  })),
);
