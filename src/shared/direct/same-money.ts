import type { IsoDate } from "../dates.ts";
import { carriedNav } from "../history/carried-nav.ts";
import { dayOf, isoDay, maxGapDays } from "../history/days.ts";
import type { Day } from "../history/schema.ts";
import { valueInPaise } from "../history/value-series.ts";
import { xirrBesideGainSteps, type Flow } from "../portfolio/xirr.ts";
import { missing } from "../missing.ts";
import { partitionPoint } from "../partition-point.ts";
import { roundTo } from "../rounding.ts";
import type { Steps } from "../steps.ts";
import { addMonths } from "../tax/holding-period.ts";
import { financialYear, financialYearText } from "../transactions/financial-year.ts";
import { fromPaise, type Paise } from "../transactions/fixed-point.ts";
import { groupFlow } from "../transactions/flows.ts";
import { quotientJumps } from "./jumps.ts";
import { lastDayOf, quotientOn, type NavPair } from "./nav-lookup.ts";
import type { Jump, YearInDirect } from "./schema.ts";
import {
  priceLedger,
  twinLedger,
  valueOfTwin,
  type LedgerStep,
  type MovedValues,
  type TwinLedger,
  type TwinStep,
} from "./twin-units.ts";

/** The value of a fund, and of the same money in the direct plan. Paise. */
export type SameMoney = {
  ledger: TwinLedger;
  /** The newest day with NAVs of both. */
  asOf: Day;
  value: Paise;
  valueDirect: Paise;
  /** The last twelve months, or since the first day held. */
  lastYear: { lost: Paise | null; percent: number | null };
  /** Of the last twelve months, whether held or not: how much more the direct plan grew, as a fraction. */
  growth: number | null;
  years: YearInDirect[];
};

/**
 * @param steps of the fund's ledger, oldest first
 * @param moved by paired legs from and to this fund
 * @returns null where NAVs are missing
 */
export function moneyInDirect(
  steps: readonly LedgerStep[],
  navs: NavPair,
  moved: MovedValues,
): SameMoney | null {
  const priced = priceLedger(steps, navs);
  const [lastRegular, lastDirect] = [lastDayOf(navs.regular), lastDayOf(navs.direct)];
  if (priced === null || lastRegular === undefined || lastDirect === undefined) return null;
  const ledger = twinLedger(priced, moved);
  const [first, last] = [ledger.steps[0], ledger.steps.at(-1)];
  if (first === undefined || last === undefined) return null;
  const asOf = Math.min(lastRegular, lastDirect);
  if (lastRegular - asOf > maxGapDays) return null;
  const worth = new Worth(ledger.steps, navs);
  const now = worth.after(last, asOf);
  if (now === null) return null;
  const held = dayOf(first.entry.date);
  const yearAgo = dayOf(addMonths(isoDay(asOf), -12));
  const lost = now.valueDirect - now.value - last.transferredLoss;
  const lostBefore = yearAgo < held ? 0 : worth.lostOn(isoDay(yearAgo));
  return {
    ledger,
    asOf,
    ...now,
    lastYear: {
      lost: lostBefore === null ? null : lost - lostBefore,
      percent: percentBetween(navs, Math.max(yearAgo, held), asOf),
    },
    growth: growthBetween(navs, yearAgo, asOf),
    years: yearsOf(navs, worth, { held, asOf, lost }),
  };
}

/** The values of both on a day. */
class Worth {
  readonly #steps: readonly TwinStep[];
  readonly #navs: NavPair;

  constructor(steps: readonly TwinStep[], navs: NavPair) {
    this.#steps = steps;
    this.#navs = navs;
  }

  after(
    { held, twin }: Pick<TwinStep, "held" | "twin">,
    day: Day,
  ): { value: Paise; valueDirect: Paise } | null {
    const [regular, direct] = [
      carriedNav(this.#navs.regular, day),
      carriedNav(this.#navs.direct, day),
    ];
    if (regular === null || direct === null) return null;
    return { value: valueInPaise(held, regular), valueDirect: valueOfTwin(twin, direct) };
  }

  /** Since the first day held, without what came with units of other funds; null without a NAV. */
  lostOn(date: IsoDate): Paise | null {
    const after = partitionPoint(
      this.#steps.length,
      (index) => (this.#steps[index] ?? missing()).entry.date <= date,
    );
    const step = this.#steps[after - 1];
    const both = step === undefined ? null : this.after(step, dayOf(date));
    if (step === undefined || both === null) return null;
    return both.valueDirect - both.value - step.transferredLoss;
  }
}

const growthBetween = (navs: NavPair, from: Day, to: Day): number | null => {
  const [start, end] = [quotientOn(navs, from), quotientOn(navs, to)];
  return start === null || end === null ? null : end / start - 1;
};

export const percentPlaces = 4;

function percentBetween(navs: NavPair, from: Day, to: Day): number | null {
  const growth = growthBetween(navs, from, to);
  return growth === null ? null : roundTo(100 * growth, percentPlaces);
}

/** Each financial year since the first day held; what a year end without NAVs hides counts in the next. */
function yearsOf(
  navs: NavPair,
  worth: Worth,
  { held, asOf, lost }: { held: Day; asOf: Day; lost: Paise },
): YearInDirect[] {
  const years: YearInDirect[] = [];
  const newest = financialYear(isoDay(asOf));
  let before = 0;
  for (let year = financialYear(isoDay(held)); year <= newest; year += 1) {
    const [start, end] = [dayOf(`${year}-03-31`), dayOf(`${year + 1}-03-31`)];
    const until = year === newest ? lost : worth.lostOn(`${year + 1}-03-31`);
    years.push({
      financialYear: financialYearText(year),
      lost: until === null ? null : fromPaise(until - before),
      percent: percentBetween(navs, Math.max(start, held), Math.min(end, asOf)),
    });
    before = until ?? before;
  }
  return years;
}

/** XIRR with what both are worth at the end; the twin gave less where it had less to sell. */
export function* ratesOf(
  steps: readonly LedgerStep[],
  { ledger, asOf, value, valueDirect }: SameMoney,
): Steps<{ xirr: number | null; xirrDirect: number | null }> {
  const flows: (Flow & { id: string })[] = steps
    .map(({ entry }) => ({
      id: entry.id,
      date: entry.date,
      amount: groupFlow(entry, "outside"),
    }))
    .filter(({ amount }) => amount !== 0);
  const today = isoDay(asOf);
  const closing = flows.reduce((latest, { date }) => (date > latest ? date : latest), today);
  const direct = flows.map(({ id, date, amount }) => ({
    date,
    amount: amount - (ledger.shortfalls.get(id) ?? 0),
  }));
  const { rate: xirr } = yield* xirrBesideGainSteps([...flows, { date: closing, amount: value }]);
  const { rate: xirrDirect } = yield* xirrBesideGainSteps([
    ...direct,
    { date: closing, amount: valueDirect },
  ]);
  return { xirr, xirrDirect };
}

/** Jumps of the quotient since the first day held. */
export const jumpsSinceHeld = (navs: NavPair, { ledger, asOf }: SameMoney): Jump[] =>
  ledger.steps.slice(0, 1).flatMap(({ entry }) => quotientJumps(navs, dayOf(entry.date), asOf));
