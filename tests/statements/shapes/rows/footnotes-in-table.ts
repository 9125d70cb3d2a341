import { eachBlock, shape } from "../../kit.ts";

/** Footnotes with days among the rows. */
export default shape(
  eachBlock(({ rows: [first = "", ...others] }) => ({
    rows: [
      first,
      "Units allotted on 01/02/2013 are under lien,",
      "see the note of 31-Dec-2014",
      ...others,
    ],
  })),
);
