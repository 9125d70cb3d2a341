import { eachBlock, shape } from "../../kit.ts";

/** The last house is a brand of specialised investment funds, and the first page has its value. */
export default shape(
  (print) => ({
    ...eachBlock(({ house }) => ({
      house: house.map((line) => line.replace("Other Mutual Fund", "quant SIF")),
    }))(print),
    front: [
      ...print.front,
      "PORTFOLIO SUMMARY",
      "Mutual Fund   Cost Value (INR)   Market Value (INR)",
      "Sample Mutual Fund   7,000.00   8,999.28",
      "quant SIF   5,000.00   5,211.62",
      "Total   12,000.00   14,210.90",
    ],
  }),
  { reads: ({ house }) => (house === "Other Mutual Fund" ? { house: "quant SIF" } : {}) },
);
