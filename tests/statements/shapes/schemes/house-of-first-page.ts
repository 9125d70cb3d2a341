import { blocksOf, shape } from "../../kit.ts";
import { trueLedger } from "../../true-ledger.ts";

/** A house whose name has no word for what it is, but stands on the first page with its value. */
const schemes = trueLedger.map((scheme, index) =>
  index === 1 ? { ...scheme, house: "Altiva", folio: "71012345678" } : scheme,
);

export default shape((print) => ({
  schemes,
  blocks: blocksOf(schemes),
  front: [
    ...print.front,
    "PORTFOLIO SUMMARY",
    "Mutual Fund   Cost Value (INR)   Market Value (INR)",
    "Sample Mutual Fund   6,000.00   7,799.28",
    "Altiva   1,000.00   1,200.00",
    "Other Mutual Fund   5,000.00   5,211.62",
    "Total   12,000.00   14,210.90",
  ],
}));
