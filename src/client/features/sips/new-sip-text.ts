import type { IsoDate } from "../../../shared/dates.ts";
import type { Schedule } from "../../../shared/sips/due-dates.ts";
import { formatShortRupees } from "../../../shared/number-format.ts";
import type { Witness } from "../../../shared/sips/covered-until.ts";
import { newSip, type NewSip } from "../../../shared/sips/new-sip.ts";
import { purchaseTypes } from "../../../shared/transactions/nearest-instalments.ts";
import type { Sip } from "../../../shared/sips/schema.ts";
import type { Agreement } from "../../../shared/transactions/agreement.ts";
import type { Transaction } from "../../../shared/transactions/schema.ts";
import { dateText } from "../../language/dates.ts";
import { inPluralForm, t } from "../../language/text.ts";

/** Says what adding a SIP to a fund with these transactions would do. */
export function newSipText(
  schedule: Schedule,
  transactions: readonly Transaction[],
  { sips, agreement }: { sips: readonly Sip[]; agreement: Agreement | null | undefined },
  today: IsoDate,
): string {
  const known = {
    sips: new Set(sips.map(({ id }) => id)),
    witnesses: witnessesIn(transactions, agreement),
  };
  const purchases = transactions.filter(({ type }) => purchaseTypes.includes(type));
  const { recorded, toRecord, next } = newSip(schedule, purchases, known, today);
  return [
    recorded > 0 && recordedText(recorded),
    toRecord !== null && toRecordText(toRecord),
    next !== null && nextText(next, recorded > 0 || toRecord !== null),
  ]
    .filter((sentence) => sentence !== false)
    .join(" ");
}

const recordedText = (count: number): string =>
  inPluralForm(
    count,
    {
      one: "{count} instalment is recorded already.",
      other: "{count} instalments are recorded already.",
    },
    { count },
  );

/** An opening stands for all before it, and a statement that agrees has all of its days. */
const witnessesIn = (
  transactions: readonly Transaction[],
  agreement: Agreement | null | undefined,
): Witness[] => [
  ...transactions
    .filter(({ type }) => type === "opening")
    .map(({ date }) => ({ date, importId: null })),
  ...(agreement?.state === "agrees" && agreement.balance.isDated ? [agreement.balance] : []),
];

const toRecordText = ({ count, first, last, paid }: NonNullable<NewSip["toRecord"]>): string =>
  inPluralForm(
    count,
    {
      one: "{count} instalment, of {first}, {amount}, will be recorded once its NAV is known.",
      other:
        "{count} instalments, from {first} to {last}, {amount} in all, will be recorded once their NAVs are known.",
    },
    {
      count,
      first: dateText(first),
      last: dateText(last),
      amount: formatShortRupees(paid),
    },
  );

const nextText = (next: IsoDate, isOneOfMore: boolean): string =>
  isOneOfMore
    ? t("The next one is due on {day}.", { day: dateText(next) })
    : t("The first instalment falls due on {day}.", { day: dateText(next) });
