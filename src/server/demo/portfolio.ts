import type { IsoDate } from "../../shared/dates.ts";
import { nextInstalment } from "../../shared/sips/due-dates.ts";
import type { FamilyIds, FamilyMember } from "./family.ts";
import {
  purchaseLedger,
  sipLedger,
  type NavOnOrAfter,
  type PastPurchase,
  type SipSchedule,
} from "./sip-ledger.ts";

/** How long ago the SIPs began. */
export const demoYears = 8;

const usualGrowth = 1.13;
const debtGrowth = 1.07;

/** The scheme is in the sample list and in AMFI's. */
export type DemoFund = {
  code: string;
  category: string;
  /** Approximately the newest one. */
  nav: number;
  /** Of a year, where NAVs are made up. */
  growth: number;
  /** Whose it is if not the owner's. */
  member?: FamilyMember;
  sip?: SipSchedule;
  purchases?: readonly PastPurchase[];
};

const fund = (
  code: string,
  category: string,
  nav: number,
  more: Pick<DemoFund, "member" | "sip" | "purchases">,
): DemoFund => ({
  code,
  category,
  nav,
  growth: category === "debt" ? debtGrowth : usualGrowth,
  ...more,
});

export const demoFunds: readonly DemoFund[] = [
  fund("122639", "equity", 91, { sip: { amount: 5_000, day: 5, stepUp: 10 } }),
  fund("120503", "elss", 112, { sip: { amount: 2_500, day: 10, stepUp: 5 } }),
  fund("120166", "equity", 98, {
    sip: { amount: 3_000, day: 15, stepUp: 10 },
    member: "spouse",
  }),
  fund("118955", "equity", 2_293, { sip: { amount: 2_000, day: 20, stepUp: 5 }, member: "child" }),
  fund("118989", "equity", 236, {
    purchases: [
      { amount: 2_00_000, monthsAgo: 50 },
      { amount: 1_00_000, monthsAgo: 26 },
    ],
  }),
  fund("130503", "equity", 161, { purchases: [{ amount: 1_50_000, monthsAgo: 22 }] }),
  fund("118968", "hybrid", 573, { purchases: [{ amount: 2_00_000, monthsAgo: 40 }] }),
  fund("119771", "hybrid", 43, { purchases: [{ amount: 1_00_000, monthsAgo: 14 }] }),
  fund("118701", "debt", 6_928, { purchases: [{ amount: 1_75_000, monthsAgo: 30 }] }),
  fund("119568", "debt", 457, {
    purchases: [{ amount: 1_20_000, monthsAgo: 18 }],
    member: "spouse",
  }),
];

export const demoCodes: readonly string[] = demoFunds.map(({ code }) => code);

type LedgerOptions = {
  /** Day of the newest NAVs, before which the transactions end. */
  until: IsoDate;
  today: IsoDate;
  /** Of the account's holders; null where it has none. */
  ids: FamilyIds | null;
};

/** `nav` is approximately the newest of a scheme, whose NAVs are needed since a day. */
export type NeededNavs = Pick<DemoFund, "code" | "nav" | "growth"> & { from: IsoDate };

/**
 * Funds with all of their transactions, and SIPs that continue from today.
 * @param navsOf a scheme's NAVs for its transactions
 */
export const demoLedgers = (
  funds: readonly DemoFund[],
  { until, today, ids }: LedgerOptions,
  navsOf: (needed: NeededNavs) => NavOnOrAfter,
) =>
  funds.map(({ code, category, nav, growth, member, sip, purchases = [] }) => {
    const from = `${Number(until.slice(0, 4)) - demoYears}-${until.slice(5, 7)}-01`;
    const navs = navsOf({ code, nav, growth, from });
    const past = sip === undefined ? null : { ...sip, from, to: null };
    return {
      amfiCode: code,
      category,
      folioNumber: `${code}/01`,
      holderId: member === undefined || ids === null ? null : ids[member],
      transactions: [
        ...purchaseLedger(purchases, until, navs),
        ...(past === null ? [] : sipLedger(past, until, navs)),
      ],
      sip:
        past === null
          ? null
          : { ...past, amount: (nextInstalment(past, today) ?? past).amount, from: today },
    };
  });
