import type { IsoDate } from "../dates.ts";
import { coveredUntil, type Witness } from "./covered-until.ts";
import type { DueInstalment } from "./due-dates.ts";
import { purchaseOf, type RecordedPurchase, type SipOfPurchases } from "./recorded-instalments.ts";
import { isSkipped, type Skipped } from "./skipped.ts";

export type Decision =
  | { kind: "record" }
  /** A purchase is this instalment already. */
  | { kind: "found"; transactionId: string }
  /** It is not recorded; `skipped` where that has to be remembered. */
  | { kind: "skipped"; skipped: Skipped | null };

type Known = {
  purchases: readonly RecordedPurchase[];
  /** Worked-out instalments that the user deleted since the SIP was added. */
  deleted: readonly RecordedPurchase[];
  skipped: readonly Skipped[];
  witnesses: readonly Witness[];
};

/** Decides about an instalment that has fallen due: it is recorded once at most, and not against a witness. */
export function decideInstalment(
  due: DueInstalment,
  sip: SipOfPurchases,
  { purchases, deleted, skipped, witnesses }: Known,
): Decision {
  const purchase = purchaseOf(due, sip, purchases);
  if (purchase !== undefined) return { kind: "found", transactionId: purchase.id };
  if (isSkipped(skipped, due.dueDate)) return { kind: "skipped", skipped: null };
  const { dueDate } = due;
  if (purchaseOf(due, sip, deleted) !== undefined) return remembered(dueDate, null);
  const covered = coveredUntil(witnesses);
  if (covered !== null && dueDate <= covered.dueDate) return remembered(dueDate, covered.importId);
  return { kind: "record" };
}

const remembered = (dueDate: IsoDate, importId: string | null): Decision => ({
  kind: "skipped",
  skipped: { dueDate, importId },
});
