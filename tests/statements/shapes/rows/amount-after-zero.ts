import { eachBlock, shape } from "../../kit.ts";

/** A refused purchase has an amount and no units. */
export default shape(
  eachBlock(({ rows }) => ({
    rows: [
      ...rows,
      { date: "20-Apr-2024", text: "Purchase - Cheque Dishonoured", amount: "2,000.00" },
    ],
  })),
);
