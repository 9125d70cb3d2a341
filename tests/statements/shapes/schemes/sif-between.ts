import { blocksOf, shape } from "../../kit.ts";
import { trueLedger } from "../../true-ledger.ts";

/** A brand of specialised investment funds between two fund houses. */
const schemes = trueLedger.map((scheme, index) =>
  index === 1 ? { ...scheme, house: "Altiva SIF by Edelweiss", folio: "71012345678" } : scheme,
);

export default shape({ schemes, blocks: blocksOf(schemes) });
