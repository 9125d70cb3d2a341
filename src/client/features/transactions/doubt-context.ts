import { daysBetween, indianDay, type IsoDate } from "../../../shared/dates.ts";
import type { Fund } from "../../../shared/funds/schema.ts";
import {
  dayOf,
  isoDay,
  lowerBound,
  maxGapDays,
  minTrackedDays,
  navSourcesBegin,
} from "../../../shared/history/days.ts";
import type { NavHistory } from "../../../shared/history/schema.ts";
import type { Doubt } from "../../../shared/funds/doubt.ts";
import {
  navsAround,
  schemeInception,
  type DoubtContext,
  type DatedNav,
} from "../../../shared/transactions/doubts.ts";
import type { Lot, SoldElssUnits, Transaction } from "../../../shared/transactions/schema.ts";
import type { AskedDoubt, DoubtProposal } from "../../components/form/doubt-notice.tsx";
import { doubtText } from "../../language/doubt-text.ts";
import type { PricedFund } from "./priced-fund.ts";

type OwnTransaction = Pick<Transaction, "id" | "date" | "type" | "units" | "nav">;

export type DoubtSource = {
  fund: Pick<Fund, "schemeName" | "firstDate">;
  priced: PricedFund;
  /** The fund's transactions, oldest first. */
  transactions: readonly OwnTransaction[];
  lots?: readonly Lot[];
  sold?: readonly SoldElssUnits[];
};

/**
 * Facts about a fund around a day.
 * @param edited id of the edited transaction: its stored NAV counts as known, but its units do not count as earlier
 * ones, and what it sold counts as held
 */
export function doubtContext(
  { fund, priced, transactions, lots = [], sold = [] }: DoubtSource,
  date: IsoDate,
  edited?: string,
): DoubtContext {
  const { nav, navDate, history } = priced;
  const recorded = transactions.flatMap((own): DatedNav[] =>
    own.nav === null ? [] : [{ date: own.date, nav: own.nav }],
  );
  return {
    navs: [
      ...publishedAround(history, date),
      ...(nav === null || navDate === null ? [] : [{ date: navDate, nav }]),
      ...navsAround(recorded, date),
    ],
    inception: schemeInception(fund.schemeName, firstNavDate(history, fund.firstDate)),
    earlier: transactions.filter((own) => own.date <= date && own.id !== edited),
    lots: [
      ...sold.flatMap(({ transactionId, units, lockedUntil }) =>
        transactionId === edited ? [{ remaining: units, lockedUntil }] : [],
      ),
      ...lots,
    ],
  };
}

function publishedAround(history: NavHistory | null, date: IsoDate): DatedNav[] {
  if (history === null) return [];
  const at = lowerBound(history.days, dayOf(date));
  return [at - 1, at].flatMap((index): DatedNav[] => {
    const [day, nav] = [history.days[index], history.navs[index]];
    return day === undefined || nav === undefined ? [] : [{ date: isoDay(day), nav }];
  });
}

/** The first stored NAV is the scheme's first where older ones were requested and do not exist. */
function firstNavDate(history: NavHistory | null, firstDate: IsoDate | null): IsoDate | null {
  const [first] = history?.days ?? [];
  if (first === undefined || history?.isFilling !== false) return null;
  const date = isoDay(first);
  const tracked = isoDay(dayOf(indianDay(new Date())) - minTrackedDays);
  const askedFrom = firstDate !== null && firstDate < tracked ? firstDate : tracked;
  return date > navSourcesBegin && daysBetween(askedFrom, date) > maxGapDays ? date : null;
}

const fields: Record<Doubt["kind"], string> = {
  amount: "units",
  nav: "nav",
  "before-inception": "date",
  "large-sale": "units",
  locked: "units",
  "far-from-value": "money",
  "no-cost": "money",
  "shared-units": "units",
  "recorded-instalment": "date",
};

/**
 * @param names a form's own names for fields, where they differ
 * @param proposal what answers the doubts, if anything is known
 */
export const askedDoubts = (
  doubts: readonly Doubt[],
  names: Readonly<Record<string, string>> = {},
  proposal: DoubtProposal | null = null,
): AskedDoubt[] =>
  doubts.map((doubt) => {
    const field = fields[doubt.kind];
    return {
      text: doubtText(doubt),
      field: names[field] ?? field,
      ...(proposal !== null && { proposal }),
    };
  });
