import { eachBlock, shape } from "../../kit.ts";

/** "Transformation In" and "Consolidation In" with a balance alone. */
export default shape(
  eachBlock(({ rows }, index) => ({
    rows: [
      ...rows,
      {
        date: "20-Apr-2024",
        text: "Transformation In",
        balance: ["64.994", "1.000", "236.892"][index] ?? "",
      },
    ],
  })),
);
