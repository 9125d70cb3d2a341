import type { IsoDate } from "../dates.ts";
import { dayOf, lowerBound } from "../history/days.ts";
import type { Day, ReadonlyNavPoints } from "../history/schema.ts";
import { valueInPaise, type FundHistory } from "../history/value-series.ts";
import { missing } from "../missing.ts";
import { partitionPoint } from "../partition-point.ts";
import type { Entry } from "../transactions/entry.ts";
import type { MicroUnits, Paise } from "../transactions/fixed-point.ts";
import { groupFlow } from "../transactions/flows.ts";
import type { Ledger } from "../transactions/ledger.ts";
import { saleValue } from "../transactions/sale-value.ts";
import { typeRules } from "../transactions/types.ts";

/** A fund whose past is known. */
export type PastFund = {
  id: string;
  ledger: Pick<Ledger, "entries" | "sales">;
  navs: ReadonlyNavPoints;
};

export type HoldingOnDay = {
  units: MicroUnits;
  cost: Paise;
  /** As in the value by day: by the last NAV until then; before the first one it is the cost. */
  value: Paise;
  nav: number | null;
  navDay: Day | null;
};

/** Of one fund in a period; paise. */
export type FundInPeriod = {
  fundId: string;
  closing: HoldingOnDay;
  /** What the market did; null where units moved to or from another fund at no known value. */
  market: Paise | null;
  /** The opening value and what was paid in. */
  base: Paise;
  sold: Paise;
  soldCost: Paise;
  transactions: number;
  instalments: number;
  instalmentMoney: Paise;
};

/** The holding at the end of a day. */
export function holdingOn({ entries, navs }: FundHistory, day: Day): HoldingOnDay {
  const at = partitionPoint(entries.length, (index) => {
    const { entry } = entries[index] ?? missing();
    return dayOf(entry.date) <= day;
  });
  const { balance: units = 0, cost = 0 } = entries[at - 1] ?? {};
  const known = lowerBound(navs.days, day + 1) - 1;
  const nav = navs.navs[known] ?? null;
  const navDay = navs.days[known] ?? null;
  if (units === 0) return { units, cost: 0, value: 0, nav, navDay };
  return { units, cost, value: nav === null ? cost : valueInPaise(units, nav), nav, navDay };
}

/** What a fund did in a period. Money between two funds counts as paid out of the one and into the other. */
export function fundInPeriod({ id, ledger, navs }: PastFund, { from, to }: Span): FundInPeriod {
  const history = { entries: ledger.entries, navs };
  const within = entriesWithin(ledger.entries, { from, to });
  const opening = holdingOn(history, dayOf(from) - 1).value;
  const closing = holdingOn(history, dayOf(to));
  const flows = within.map((entry) => groupFlow(entry, "outside"));
  const paid = flows.reduce((sum, flow) => sum - Math.min(flow, 0), 0);
  const received = flows.reduce((sum, flow) => sum + Math.max(flow, 0), 0);
  const sales = ledger.sales.filter(({ entry }) => isWithin(entry.date, { from, to }));
  const instalments = within.filter(({ type }) => type === "sip");
  return {
    fundId: id,
    closing,
    market: within.some(isWithoutMoney) ? null : closing.value + received - opening - paid,
    base: opening + paid,
    sold: sales.reduce((sum, { entry }) => sum + saleValue(entry), 0),
    soldCost: sales.reduce(
      (sum, { parts }) => sum + parts.reduce((costs, { cost }) => costs + cost, 0),
      0,
    ),
    transactions: within.length,
    instalments: instalments.length,
    instalmentMoney: instalments.reduce((sum, entry) => sum - groupFlow(entry, "outside"), 0),
  };
}

type Span = { from: IsoDate; to: IsoDate };

const isWithin = (date: IsoDate, { from, to }: Span): boolean => date >= from && date <= to;

function entriesWithin(entries: Ledger["entries"], { from, to }: Span): Entry[] {
  const before = (day: IsoDate, isIncluded: boolean) =>
    partitionPoint(entries.length, (index) => {
      const { date } = (entries[index] ?? missing()).entry;
      return date < day || (isIncluded && date === day);
    });
  return entries.slice(before(from, false), before(to, true)).map(({ entry }) => entry);
}

/** Units that came or went without an amount: the fund's own gain is not known then. */
const isWithoutMoney = ({ type, amount, units }: Entry): boolean =>
  typeRules[type].crossesPortfolio !== "always" &&
  typeRules[type].money !== "none" &&
  amount === 0 &&
  units !== 0;
