import type { IsoDate } from "../../shared/dates.ts";
import { nextInstalment } from "../../shared/sips/due-dates.ts";
import { sipLedger, type NavOnOrAfter, type SipSchedule } from "./sip-ledger.ts";

/** [AMFI code, category, rupees invested, units] of schemes that are in the sample list and in AMFI's own. */
export type DemoHolding = readonly [
  code: string,
  category: string,
  invested: number,
  units: number,
];

const holdings: readonly DemoHolding[] = [
  ["118989", "equity", 3_00_000, 2_059.459],
  ["130503", "equity", 1_50_000, 1_257.901],
  ["118968", "hybrid", 2_00_000, 422.476],
  ["119771", "hybrid", 1_00_000, 2_535.021],
  ["118701", "debt", 1_75_000, 28.428],
];

export const demoYears = 8;

/** [AMFI code, category, newest NAV or near it, the SIP of the demo's years]. */
type DemoSip = readonly [code: string, category: string, nav: number, sip: SipSchedule];

export const demoSips: readonly DemoSip[] = [
  ["122639", "equity", 91, { amount: 5_000, day: 5, stepUp: 10 }],
  ["120503", "tax saver", 112, { amount: 2_500, day: 10, stepUp: 5 }],
];

export const demoCodes: readonly string[] = [...holdings, ...demoSips].map(([code]) => code);

const describe = (amfiCode: string, category: string) => ({
  amfiCode,
  category,
  folioNumber: `${amfiCode}/01`,
});

export const holdingOf = ([code, category, investedAmount, units]: DemoHolding) => ({
  ...describe(code, category),
  investedAmount,
  units,
});

/** Funds with their totals only. */
export const demoHoldings = holdings.map(holdingOf);

/**
 * Funds with the transactions of the demo's years, and the SIPs that go on from today.
 * @param until day of the newest NAVs, which the transactions lead up to
 * @param navsOf the NAVs that a scheme was bought and sold at from a day on; `nav` is near its newest one
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
