import type { IsoDate } from "../../../shared/dates.ts";
import type { Steps } from "../../../shared/steps.ts";
import { daysToBuy } from "../../../shared/transactions/due-instalment.ts";
import { replacedInstalment } from "../../../shared/transactions/instalment-of-purchase.ts";
import { toPaise } from "../../../shared/transactions/fixed-point.ts";
import { purchaseTypes } from "../../../shared/transactions/nearest-instalments.ts";
import { sipsAfterPurchases, withInstalments, type ChangedSip } from "../../sips/instalments.ts";
import type { SipRow } from "../../sips/queries/sips.ts";
import type { LedgerRow } from "../queries/ledger-pages.ts";
import type { LostInstalment } from "../return-instalments.ts";

type Row = Pick<LedgerRow, "fundId" | "type" | "sipId">;

/** Whether it may still become an instalment. */
const isFreePurchase = ({ type, sipId }: Pick<Row, "type" | "sipId">): boolean =>
  sipId === null && purchaseTypes.includes(type);

type Placed<Purchase> = {
  row: Purchase;
  /** The ids of worked-out instalments whose place it takes. */
  replaced: string[];
  sips: ChangedSip[];
};

/**
 * A typed purchase as the instalment that it is, as an imported one would be.
 * @param recorded the ledgers without it
 * @param sips those of the ledgers' funds
 */
export function* asInstalment<Purchase extends LedgerRow>(
  purchase: Purchase,
  recorded: readonly LedgerRow[],
  sips: readonly SipRow[],
): Steps<Placed<Purchase>> {
  if (!isFreePurchase(purchase)) return { row: purchase, replaced: [], sips: [] };
  const own = sips.filter(({ fundId }) => fundId === purchase.fundId);
  const others = recorded.filter(({ fundId }) => fundId === purchase.fundId);
  const found = replacedInstalment(inPaise(purchase), others.map(inPaise));
  const left = others.filter(({ id }) => id !== found?.id);
  const taking = {
    ...purchase,
    sipId: found?.sipId ?? null,
    dueDate: found?.dueDate ?? null,
  };
  const [row = taking] = yield* withInstalments([taking], left, own);
  return {
    row,
    replaced: found === undefined ? [] : [found.id],
    sips: yield* sipsAfterPurchases(own, { inserted: [row], recorded: left }),
  };
}

/**
 * A changed transaction as the instalment that it is now, by the rule of `asInstalment`. Typed or imported, it leaves its
 * instalment, which is worked out again, where it is no purchase any more, or not of its month or days; another amount may be
 * what was paid. A worked-out one stays the instalment that it is.
 * @param recorded as in `asInstalment`
 */
export function* asChangedInstalment<Purchase extends LedgerRow>(
  changed: Purchase,
  recorded: readonly LedgerRow[],
  sips: readonly SipRow[],
): Steps<Placed<Purchase> & { lost: LostInstalment[] }> {
  const [before] = instalmentsOf(changed);
  if (before === undefined || isBoughtFor(before.dueDate, changed)) {
    return { ...(yield* asInstalment(changed, recorded, sips)), lost: [] };
  }
  const free = { ...changed, sipId: null, dueDate: null };
  return { ...(yield* asInstalment(free, recorded, sips)), lost: [before] };
}

/** The instalment that a transaction is which the user has typed or a statement has brought. */
export const instalmentsOf = ({
  source,
  sipId,
  dueDate,
}: Pick<LedgerRow, "source" | "sipId" | "dueDate">): LostInstalment[] =>
  source === "sip" || sipId === null || dueDate === null ? [] : [{ sipId, dueDate }];

function isBoughtFor(dueDate: IsoDate, { type, date }: Pick<LedgerRow, "type" | "date">): boolean {
  const [first, last] = daysToBuy(dueDate);
  const isNear = date >= first && date <= last;
  return purchaseTypes.includes(type) && (isNear || date.slice(0, 7) === dueDate.slice(0, 7));
}

/**
 * A purchase that is restored as the instalment that it was, or is by now: it takes the place of one that was worked out
 * since. A worked-out one stays what it was.
 * @param recorded as in `asInstalment`
 */
export function* asRestoredInstalment<Purchase extends LedgerRow>(
  purchase: Purchase,
  recorded: readonly LedgerRow[],
  sips: readonly SipRow[],
): Steps<Placed<Purchase>> {
  const asBefore = { row: purchase, replaced: [], sips: [] };
  const { sipId, dueDate } = purchase;
  if (purchase.source === "sip") return asBefore;
  const own = sips.filter(({ fundId }) => fundId === purchase.fundId);
  if (own.every(({ id }) => id !== sipId)) {
    const placed = yield* asInstalment({ ...purchase, sipId: null, dueDate: null }, recorded, sips);
    return placed.row.sipId === null ? asBefore : placed;
  }
  const replaced = recorded.filter(
    (row) =>
      row.sipId === sipId && isEstimate(row) && row.dueDate?.slice(0, 7) === dueDate?.slice(0, 7),
  );
  const left = recorded.filter((row) => row.fundId === purchase.fundId && !replaced.includes(row));
  return {
    row: purchase,
    replaced: replaced.map(({ id }) => id),
    sips: yield* sipsAfterPurchases(own, { inserted: [purchase], recorded: left }),
  };
}

const isEstimate = ({ source, confirmed }: LedgerRow): boolean => source === "sip" && !confirmed;

const inPaise = (row: LedgerRow) => ({
  ...row,
  amount: toPaise(row.amount),
  stampDuty: toPaise(row.stampDuty),
});
