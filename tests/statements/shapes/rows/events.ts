import { eachBlock, shape } from "../../kit.ts";

/** Events between the rows, with numbers in their words. */
export default shape(
  eachBlock(({ rows }) => ({
    rows: [
      { date: "01-Jan-2020", text: "***SIP Registered for 5,000 from 05-Jan-2021***" },
      ...rows,
      { date: "20-Apr-2024", text: "***Invalid Purchase-Credit Not Received- Rs.2000.00***" },
      { date: "21-Apr-2024", text: "***Address Updated from KRA Data***" },
    ],
  })),
);
