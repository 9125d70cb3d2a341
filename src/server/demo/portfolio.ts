import type { IsoDate } from "../../shared/dates.ts";
import { nextInstalment } from "../../shared/sips/due-dates.ts";
import type { FamilyIds, FamilyMember } from "./family.ts";
import { sipLedger, type NavOnOrAfter, type SipSchedule } from "./sip-ledger.ts";

/**
 * [AMFI code, category, rupees invested, units, whose it is if not the owner's]; the scheme is in the sample list and in
 * AMFI's.
 */
export type DemoTotals = readonly [
  code: string,
  category: string,
  invested: number,
  units: number,
  member?: FamilyMember,
];

const totals: readonly DemoTotals[] = [
  ["118989", "equity", 3_00_000, 2_059.459],
  ["130503", "equity", 1_50_000, 1_257.901],
  ["118968", "hybrid", 2_00_000, 422.476],
  ["119771", "hybrid", 1_00_000, 2_535.021],
  ["118701", "debt", 1_75_000, 28.428],
  ["119568", "debt", 1_20_000, 291.532, "spouse"],
];

export const demoYears = 8;

/** [AMFI code, category, approximate newest NAV, SIP, whose it is if not the owner's]. */
type DemoSip = readonly [
  code: string,
  category: string,
  nav: number,
  sip: SipSchedule,
  member?: FamilyMember,
];

export const demoSips: readonly DemoSip[] = [
  ["122639", "equity", 91, { amount: 5_000, day: 5, stepUp: 10 }],
  ["120503", "elss", 112, { amount: 2_500, day: 10, stepUp: 5 }],
  ["120166", "equity", 98, { amount: 3_000, day: 15, stepUp: 10 }, "spouse"],
  ["118955", "equity", 2_293, { amount: 2_000, day: 20, stepUp: 5 }, "child"],
];

export const demoCodes: readonly string[] = [...totals, ...demoSips].map(([code]) => code);

const describe = (amfiCode: string, category: string, holderId: string | null) => ({
  amfiCode,
  category,
  folioNumber: `${amfiCode}/01`,
  holderId,
});

const holderIdOf = (ids: FamilyIds | null, member: FamilyMember | undefined): string | null =>
  member === undefined || ids === null ? null : ids[member];

/** @param ids of the account's holders; null where it has none */
export const fundsWithTotals = (funds: readonly DemoTotals[], ids: FamilyIds | null) =>
  funds.map(([code, category, investedAmount, units, member]) => ({
    ...describe(code, category, holderIdOf(ids, member)),
    investedAmount,
    units,
  }));

export const demoFundsWithTotals = (ids: FamilyIds) => fundsWithTotals(totals, ids);

/**
 * Funds with `demoYears` of transactions, and SIPs that continue from today.
 * @param until day of the newest NAVs, before which the transactions end
 * @param navsOf a scheme's NAVs for its transactions since a day; `nav` is approximately its newest
 */
export const demoLedgers = (
  ids: FamilyIds,
  { until, today }: { until: IsoDate; today: IsoDate },
  navsOf: (scheme: { code: string; nav: number; from: IsoDate }) => NavOnOrAfter,
) =>
  demoSips.map(([code, category, nav, schedule, member]) => {
    const from = `${Number(until.slice(0, 4)) - demoYears}-${until.slice(5, 7)}-01`;
    const past = { ...schedule, from, to: null };
    const { amount } = nextInstalment(past, today) ?? schedule;
    return {
      ...describe(code, category, holderIdOf(ids, member)),
      transactions: sipLedger(past, until, navsOf({ code, nav, from })),
      sip: { ...past, amount, from: today },
    };
  });
