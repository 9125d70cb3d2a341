import { latestDate } from "../../../shared/dates.ts";
import { formatUnits } from "../../../shared/number-format.ts";
import { excessUnits, heldUnits } from "../../../shared/transactions/balances.ts";
import { correctionOf, type Correction } from "../../../shared/transactions/corrections.ts";
import type { Doubt } from "../../../shared/funds/doubt.ts";
import { doubtsOf, navOfEntry } from "../../../shared/transactions/doubts.ts";
import { recordedInstalmentDoubts } from "../../../shared/transactions/instalment-of-purchase.ts";
import {
  transactionFields,
  type Transaction,
  type TransactionFields,
  type TransactionList,
} from "../../../shared/transactions/schema.ts";
import { checked } from "../../components/form/checked.ts";
import type { AskedDoubt, DoubtProposal } from "../../components/form/doubt-notice.tsx";
import type { Read } from "../../components/form/use-form.ts";
import { doubtText } from "../../language/doubt-text.ts";
import { t } from "../../language/text.ts";
import { askedDoubts, doubtContext, type DoubtSource } from "./doubt-context.ts";
import type { PricedFund } from "./priced-fund.ts";
import { transactionOf, type TransactionDraft } from "./transaction-draft.ts";

type Recorded = Pick<TransactionList, "transactions" | "lots" | "sold">;

type Edited = {
  /** Undefined for a new one. */
  transaction: Transaction | undefined;
  /** Of a new one, which may have been stored already. */
  id: string;
};

const othersThan = (
  { transaction, id }: Edited,
  recorded: Recorded | undefined,
): readonly Transaction[] =>
  (recorded?.transactions ?? []).filter(({ id: own }) => own !== (transaction?.id ?? id));

/** @param recorded the fund's transactions, as far as they have loaded */
export function readTransaction(
  draft: TransactionDraft,
  priced: PricedFund,
  edited: Edited,
  recorded: Recorded | undefined,
): Read<TransactionFields> {
  // The figures follow from the day's NAV: without it they would be what is missing.
  if (draft.date > latestDate(new Date()))
    return { errors: { date: t("Date cannot be in the future") } };
  const parsed = transactionFields.safeParse({
    ...transactionOf(draft, priced),
    cost: edited.transaction?.cost ?? null,
    acquiredOn: edited.transaction?.acquiredOn ?? null,
  });
  const earlier = othersThan(edited, recorded).filter(({ date }) => date <= draft.date);
  if (recorded === undefined || !parsed.success || excessUnits(parsed.data, earlier) <= 0)
    return checked(parsed);
  const held = formatUnits(heldUnits(earlier));
  return { errors: { units: t("Only {units} units were held on this day", { units: held }) } };
}

/**
 * What to ask about a transaction; not again what the user confirmed when it was stored.
 * @param propose how the form takes a correction
 */
export function newDoubts(
  fields: TransactionFields,
  { fund, priced }: Pick<DoubtSource, "fund" | "priced">,
  edited: Edited,
  propose: (correction: Correction) => DoubtProposal,
  recorded: Recorded = { transactions: [], lots: [], sold: [] },
): AskedDoubt[] {
  const { transaction } = edited;
  const known = doubtContext({ fund, priced, ...recorded }, fields.date, transaction?.id);
  const stored = transaction === undefined ? null : navOfEntry(transaction);
  const context =
    transaction === undefined || stored === null
      ? known
      : { ...known, navs: [...known.navs, { date: transaction.date, nav: stored }] };
  const others = othersThan(edited, recorded);
  const doubtsAbout = (each: TransactionFields): Doubt[] => [
    ...doubtsOf(each, context),
    ...(transaction?.sipId == null ? recordedInstalmentDoubts(each, others) : []),
  ];
  const before = transaction === undefined ? [] : doubtsAbout(transaction).map(doubtText);
  const entry = { ...fields, pairId: transaction?.pairId ?? null };
  const doubts = doubtsAbout(entry).filter((doubt) => !before.includes(doubtText(doubt)));
  const correction = correctionOf(entry, context, doubts);
  return askedDoubts(doubts, {}, correction === null ? null : propose(correction));
}
