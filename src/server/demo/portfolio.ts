import { addDays, type IsoDate } from "../../shared/dates.ts";
import { benchmarks } from "../../shared/history/benchmarks.ts";
import { nextInstalment } from "../../shared/sips/due-dates.ts";
import type { FamilyIds, FamilyMember } from "./family.ts";
import {
  instalmentsBefore,
  purchaseLedger,
  sipLedger,
  type NavOnOrAfter,
  type PastPurchase,
  type PastSip,
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
  /** Approximately the current NAV. */
  nav: number;
  /** Growth in a year, for made-up NAVs. */
  growth: number;
  /** The regular plan of the same fund, which is held where both plans have stored NAVs. */
  regular?: { code: string; nav: number };
  /** The member who holds it; left out for the owner. */
  member?: FamilyMember;
  sip?: SipSchedule;
  purchases?: readonly PastPurchase[];
};

const fund = (
  code: string,
  category: string,
  nav: number,
  more: Pick<DemoFund, "member" | "sip" | "purchases" | "regular">,
): DemoFund => ({
  code,
  category,
  nav,
  growth: category === "debt" ? debtGrowth : usualGrowth,
  ...more,
});

export const demoFunds: readonly DemoFund[] = [
  fund("122639", "equity", 91, { sip: { amount: 5_000, day: 5, stepUp: 10 } }),
  fund("120503", "elss", 112, {
    regular: { code: "112323", nav: 99 },
    sip: { amount: 2_500, day: 10, stepUp: 5 },
  }),
  fund("120166", "equity", 98, {
    regular: { code: "112090", nav: 86 },
    sip: { amount: 3_000, day: 15, stepUp: 10 },
    member: "spouse",
  }),
  fund("118955", "equity", 2_293, { sip: { amount: 2_000, day: 20, stepUp: 5 }, member: "child" }),
  fund("118989", "equity", 236, {
    regular: { code: "105758", nav: 213 },
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

/** Codes of the demo's funds, in either plan. */
export const demoCodes: readonly string[] = demoFunds.flatMap(({ code, regular }) => [
  code,
  ...(regular === undefined ? [] : [regular.code]),
]);

/** The direct plan's code of a scheme that the demo holds in either plan. */
export const directCodeOf = (held: string): string =>
  demoFunds.find(({ regular }) => regular?.code === held)?.code ?? held;

/** AMFI's category leaves open how it is taxed; the demo says that it is as equity. */
export const demoTaxedAsEquity = "118968";

/** On the watch list: the index funds that stand for the benchmarks. */
export const demoWatched: readonly string[] = Object.values(benchmarks);

/** The day of the first purchases, by the day of the newest NAVs. */
export const demoStart = (until: IsoDate): IsoDate =>
  `${Number(until.slice(0, 4)) - demoYears}-${until.slice(5, 7)}-01`;

/** The yearly cost of a regular plan, as a fraction. */
const costOfRegular = 0.009;

export function regularPlanOf({ regular, ...own }: DemoFund): DemoFund | null {
  return regular === undefined ? null : { ...own, ...regular, growth: own.growth - costOfRegular };
}

/**
 * Some of the demo's funds in their regular plans, so that the page of regular plans has something to show. Purchases at made-up NAVs beside
 * real ones of the other plan would show nonsense, so both have to be stored.
 */
export const demoFundsInPlans = (isStored: (code: string) => boolean): DemoFund[] =>
  demoFunds.map((direct) => {
    const regular = regularPlanOf(direct);
    return regular !== null && isStored(direct.code) && isStored(regular.code) ? regular : direct;
  });

export type LedgerOptions = {
  /** Day of the newest NAVs, before which the transactions end. */
  until: IsoDate;
  today: IsoDate;
  /** The ids of the account's holders; null without holders. */
  ids: FamilyIds | null;
};

type Days = Pick<LedgerOptions, "until" | "today">;

/** An instalment that is due for longer waits for the user. */
const longDue = 6;

/** The instalment that is left to record, so that the demo has one thing to do: the newest that is due for long. */
const dueToRecord = (funds: readonly DemoFund[], { until, today }: Days) =>
  funds
    .flatMap(({ code, sip }) =>
      sip === undefined
        ? []
        : instalmentsBefore(pastOf(sip, until), until).map(({ dueDate }) => ({ code, dueDate })),
    )
    .filter(({ dueDate }) => dueDate <= addDays(today, -longDue))
    .reduce((newest, due) => (due.dueDate > newest.dueDate ? due : newest), {
      code: "",
      dueDate: "",
    });

const pastOf = (sip: SipSchedule, until: IsoDate): PastSip => ({
  ...sip,
  from: demoStart(until),
  to: null,
});

/** A SIP whose past is recorded: it begins with the month of its last instalment. */
function goingOn(past: PastSip, { until, today }: Days) {
  const { amount } = nextInstalment(past, today) ?? past;
  const recordedThrough = instalmentsBefore(past, until).at(-1)?.dueDate ?? null;
  const from = recordedThrough === null ? today : `${recordedThrough.slice(0, 7)}-01`;
  return { ...past, amount, from, recordedThrough };
}

/**
 * Funds with all of their transactions, and SIPs that go on after the last recorded instalment.
 * @param navsOf a scheme's NAVs for its transactions
 */
export const demoLedgers = (
  funds: readonly DemoFund[],
  { until, today, ids }: LedgerOptions,
  navsOf: (needed: Pick<DemoFund, "code" | "nav" | "growth">) => NavOnOrAfter,
) => {
  const left = dueToRecord(funds, { until, today });
  return funds.map(({ code, category, nav, growth, member, sip, purchases = [] }) => {
    const navs = navsOf({ code, nav, growth });
    const past = sip === undefined ? null : pastOf(sip, until);
    const recordedUntil = code === left.code ? left.dueDate : until;
    return {
      amfiCode: code,
      category,
      folioNumber: `${code}/01`,
      holderId: member === undefined || ids === null ? null : ids[member],
      transactions: [
        ...purchaseLedger(purchases, until, navs),
        ...(past === null ? [] : sipLedger(past, recordedUntil, navs)),
      ],
      sip: past === null ? null : goingOn(past, { until: recordedUntil, today }),
    };
  });
};
