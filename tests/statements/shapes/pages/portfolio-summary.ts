import { shape } from "../../kit.ts";

/** The first page has the value of each fund house. */
export default shape((print) => ({
  front: [
    ...print.front,
    "PORTFOLIO SUMMARY",
    "Mutual Fund   Cost Value (INR)   Market Value (INR)",
    "Sample Mutual Fund   7,000.00   8,999.28",
    "Other Mutual Fund   5,000.00   5,211.62",
    "Total   12,000.00   14,210.90",
  ],
}));
