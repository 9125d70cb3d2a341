import type { Paise } from "./fixed-point.ts";
import { typeRules, type TransactionType } from "./types.ts";

type Moved = { type: TransactionType; amount: Paise; stampDuty: Paise; tds: Paise };

/** Money between the investor and one fund: negative when paid in. */
function fundFlow({ type, amount, stampDuty }: Omit<Moved, "tds">): Paise {
  const { money } = typeRules[type];
  if (money === "none") return 0;
  if (money === "paid") return -(amount + (bearsStampDuty(type) ? stampDuty : 0));
  return amount + (type === "reversal" ? stampDuty : 0);
}

/** Tax that was deducted is received as well, as a credit at the tax office; of what is taken back, so is its credit. */
const taxCredit = ({ type, tds }: Pick<Moved, "type" | "tds">): Paise =>
  type === "redemption-reversal" ? -tds : tds;

/** An opening's cost and transferred units' value have their stamp duty in them. */
const bearsStampDuty = (type: TransactionType): boolean =>
  type === "purchase" || type === "sip" || type === "switch-in";

/** Where the other leg of a pair is, seen from a group of funds. */
export type OtherLeg = "inside" | "outside" | "unknown";

/** Cash flow into or out of a group of funds; only the credit for deducted tax where units moved between schemes. */
export function groupFlow(transaction: Moved, otherLeg: OtherLeg): Paise {
  const { crossesPortfolio } = typeRules[transaction.type];
  const crosses =
    crossesPortfolio === "always" ||
    otherLeg === "outside" ||
    (crossesPortfolio === "unless-paired" && otherLeg === "unknown");
  return (crosses ? fundFlow(transaction) : 0) + taxCredit(transaction);
}
