import type { IsoDate } from "../../shared/dates.ts";
import { nextInstalment } from "../../shared/sips/due-dates.ts";
import { sipLedger, type NavOnOrAfter, type SipSchedule } from "./sip-ledger.ts";

/** [AMFI code, category, rupees invested, units]; the scheme is in the sample list and in AMFI's. */
export type DemoTotals = readonly [code: string, category: string, invested: number, units: number];

const totals: readonly DemoTotals[] = [
  ["118989", "equity", 3_00_000, 2_059.459],
  ["130503", "equity", 1_50_000, 1_257.901],
  ["118968", "hybrid", 2_00_000, 422.476],
  ["119771", "hybrid", 1_00_000, 2_535.021],
  ["118701", "debt", 1_75_000, 28.428],
];

export const demoYears = 8;

/** [AMFI code, category, approximate newest NAV, SIP]. */
type DemoSip = readonly [code: string, category: string, nav: number, sip: SipSchedule];

export const demoSips: readonly DemoSip[] = [
  ["122639", "equity", 91, { amount: 5_000, day: 5, stepUp: 10 }],
  ["120503", "tax saver", 112, { amount: 2_500, day: 10, stepUp: 5 }],
];

export const demoCodes: readonly string[] = [...totals, ...demoSips].map(([code]) => code);

const describe = (amfiCode: string, category: string) => ({
  amfiCode,
  category,
  folioNumber: `${amfiCode}/01`,
});

export const fundWithTotals = ([code, category, investedAmount, units]: DemoTotals) => ({
  ...describe(code, category),
  investedAmount,
  units,
});

/** Funds without transactions. */
export const demoFundsWithTotals = totals.map(fundWithTotals);

/**
 * Funds with `demoYears` of transactions, and SIPs that continue from today.
 * @param until day of the newest NAVs, before which the transactions end
 * @param navsOf a scheme's NAVs for its transactions since a day; `nav` is approximately its newest
 */
export const demoLedgers = (
  { until, today }: { until: IsoDate; today: IsoDate },
  navsOf: (scheme: { code: string; nav: number; from: IsoDate }) => NavOnOrAfter,
) =>
  demoSips.map(([code, category, nav, schedule]) => {
    const from = `${Number(until.slice(0, 4)) - demoYears}-${until.slice(5, 7)}-01`;
    const past = { ...schedule, from, to: null };
    const { amount } = nextInstalment(past, today) ?? schedule;
    return {
      ...describe(code, category),
      transactions: sipLedger(past, until, navsOf({ code, nav, from })),
      sip: { ...past, amount, from: today },
    };
  });
