import type { IsoDate } from "../../../shared/dates.ts";
import type { Schedule } from "../../../shared/sips/due-dates.ts";
import { newSip } from "../../../shared/sips/new-sip.ts";
import { purchaseTypes } from "../../../shared/sips/recorded-instalments.ts";
import type { Sip } from "../../../shared/sips/schema.ts";
import type { Transaction } from "../../../shared/transactions/schema.ts";
import { dateText } from "../../language/dates.ts";
import { inPluralForm, t } from "../../language/text.ts";

/** What adding a SIP to a fund with these transactions would do. */
export function newSipText(
  schedule: Schedule,
  transactions: readonly Transaction[],
  sips: readonly Sip[],
  today: IsoDate,
): string {
  const ids = new Set(sips.map(({ id }) => id));
  const purchases = transactions.filter(({ type }) => purchaseTypes.includes(type));
  const { recorded, toRecord, next } = newSip(schedule, purchases, ids, today);
  return [
    recorded > 0 && recordedText(recorded),
    toRecord !== null && toRecordText(toRecord.count, toRecord.first, toRecord.last),
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

const toRecordText = (count: number, first: IsoDate, last: IsoDate): string =>
  inPluralForm(
    count,
    {
      one: "{count} instalment, of {first}, will be recorded within the hour, or once its NAV is known.",
      other:
        "{count} instalments, from {first} to {last}, will be recorded within the hour, or once their NAVs are known.",
    },
    { count, first: dateText(first), last: dateText(last) },
  );

const nextText = (next: IsoDate, isOneOfMore: boolean): string =>
  isOneOfMore
    ? t("The next one is due on {day}.", { day: dateText(next) })
    : t("The first instalment falls due on {day}.", { day: dateText(next) });
