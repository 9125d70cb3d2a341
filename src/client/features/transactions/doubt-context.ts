import { daysBetween, indianDay, type IsoDate } from "../../../shared/dates.ts";
import type { Fund } from "../../../shared/funds/schema.ts";
import { dayOf, isoDay, lowerBound, minTrackedDays } from "../../../shared/history/days.ts";
import type { NavHistory } from "../../../shared/history/schema.ts";
import type { Doubt } from "../../../shared/funds/doubt.ts";
import {
  navsAround,
  schemeBeginning,
  type DoubtContext,
  type DatedNav,
} from "../../../shared/transactions/doubts.ts";
import type { Transaction } from "../../../shared/transactions/schema.ts";
import type { AskedDoubt } from "../../components/form/doubt-notice.tsx";
import { doubtText } from "../../language/doubt-text.ts";
import type { PricedFund } from "./priced-fund.ts";

type OwnTransaction = Pick<Transaction, "id" | "date" | "type" | "units" | "nav">;

export type KnownOfFund = {
  fund: Pick<Fund, "schemeName" | "firstDate">;
  priced: PricedFund;
  /** The fund's transactions, oldest first. */
  transactions: readonly OwnTransaction[];
};

/**
 * What is known of a fund around a day.
 * @param edited the transaction that is edited: its NAV counts as known, its units are none of before
 */
export function doubtContext(
  { fund, priced, transactions }: KnownOfFund,
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
    began: schemeBeginning(fund.schemeName, firstNavDate(history, fund.firstDate)),
    earlier: transactions.filter((own) => own.date <= date && own.id !== edited),
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

/** No source of NAVs goes back further. */
const sourcesBegan: IsoDate = "2006-06-01";
const maxGap = 10;

/** The first stored NAV is the scheme's own where older ones were asked for and there were none. */
function firstNavDate(history: NavHistory | null, firstDate: IsoDate | null): IsoDate | null {
  const [first] = history?.days ?? [];
  if (first === undefined || history?.isFilling !== false) return null;
  const date = isoDay(first);
  const tracked = isoDay(dayOf(indianDay(new Date())) - minTrackedDays);
  const askedFrom = firstDate !== null && firstDate < tracked ? firstDate : tracked;
  return date > sourcesBegan && daysBetween(askedFrom, date) > maxGap ? date : null;
}

const fields: Record<Doubt["kind"], string> = {
  amount: "units",
  nav: "nav",
  "before-scheme": "date",
  "large-sale": "units",
  "no-cost": "money",
};

/** @param names of fields that a form calls otherwise */
export const askedDoubts = (
  doubts: readonly Doubt[],
  names: Readonly<Record<string, string>> = {},
): AskedDoubt[] =>
  doubts.map((doubt) => {
    const field = fields[doubt.kind];
    return { text: doubtText(doubt), field: names[field] ?? field };
  });
