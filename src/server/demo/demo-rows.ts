import { indianDay, type IsoDate } from "../../shared/dates.ts";
import { missing } from "../../shared/missing.ts";
import { toDecimalText } from "../../shared/money.ts";
import { nameKey } from "../../shared/schemes/scheme.ts";
import { monthAfter, nextInstalment } from "../../shared/sips/due-dates.ts";
import { transactionFields } from "../../shared/transactions/schema.ts";
import type { Database } from "../platform/db/client.ts";
import type { Query } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";
import { holderNameKey } from "../../shared/holders/name-key.ts";
import { insertHolder, type HolderRow } from "../holders/queries/holders.ts";
import { insertSip, type SipRow } from "../sips/queries/sips.ts";
import { storedEarlierTerms } from "../sips/earlier-terms-rows.ts";
import { storedSkipped } from "../sips/skipped-rows.ts";
import { recountCategories } from "../funds/queries/category-counts.ts";
import { insertFund, type NewFund } from "../funds/queries/funds.ts";
import { newLedger } from "../transactions/new-ledger.ts";
import {
  insertTransactions,
  storeTotals,
  type StoredTransaction,
  type TotalsChange,
} from "../transactions/queries/ledgers.ts";
import { insertGoal, type GoalRow } from "../goals/queries.ts";
import { goalRow } from "../goals/stored-goal.ts";
import { saveTaxScheme } from "../tax/queries.ts";
import { saveTarget } from "../targets/queries.ts";
import { targetRow } from "../targets/stored-target.ts";
import { demoGoals, demoTarget } from "./aims.ts";
import { demoHolders, type FamilyIds } from "./family.ts";
import { insertWatched } from "../compare/watch-list/queries.ts";
import { insertReceived, type ReceivedShare } from "../sharing/queries/received-shares.ts";
import { demoReceived } from "./received.ts";
import { demoTaxedAsEquity, demoWatched, directCodeOf, type demoLedgers } from "./portfolio.ts";

export type SchemeWithNav = {
  code: string | null;
  name: string;
  nav: string | null;
  navDate: IsoDate | null;
};

type DemoFund = Omit<NewFund, "userId">;
type WatchedRow = Parameters<typeof insertWatched>[2];

type DemoRows = {
  holders: readonly HolderRow[];
  funds: readonly DemoFund[];
  transactions: readonly StoredTransaction[];
  totals: readonly (TotalsChange & { fund: { amfiCode: string } })[];
  sips: readonly Omit<SipRow, "userId">[];
  watched: readonly WatchedRow[];
  goals: readonly GoalRow[];
  received: ReceivedShare | null;
};

/** The rows of the family and of the demo's funds whose schemes have a NAV; their totals come from the ledger's own replay. */
export function demoRows(
  ids: FamilyIds,
  schemes: readonly SchemeWithNav[],
  ledgers: ReturnType<typeof demoLedgers>,
  now: Date,
): DemoRows {
  const byCode = new Map(schemes.map((scheme) => [scheme.code, scheme]));
  const describe = <Described extends { amfiCode: string }>(described: Described) => {
    const scheme = byCode.get(described.amfiCode);
    if (scheme === undefined || scheme.nav === null) return [];
    const { name: schemeName, nav, navDate } = scheme;
    const id = crypto.randomUUID();
    const times = { createdAt: now, updatedAt: null };
    return [{ ...described, id, schemeName, nameKey: nameKey(schemeName), nav, navDate, ...times }];
  };
  const withLedgers = ledgers.flatMap(describe).map(({ transactions, sip, ...described }) => {
    const fields = transactions.map((transaction) => ({
      ...transactionFields.parse(transaction),
      pairId: null,
      confirmed: true,
    }));
    const { rows, after, totals } = newLedger(fields, described.id, now);
    return {
      fund: { ...described, ...totals },
      rows,
      after,
      sip: sip && sipRow(sip, described.id, now),
    };
  });
  const fundOf = (code: string) =>
    withLedgers.find(({ fund }) => directCodeOf(fund.amfiCode) === code)?.fund.id;
  return {
    received: demoReceived(byCode, now),
    goals: demoGoals(ids, indianDay(now), fundOf).map((goal) =>
      goalRow(goal, { id: crypto.randomUUID(), version: 1, createdAt: now }),
    ),
    holders: demoHolders(ids).map((holder) => ({
      ...holder,
      nameKey: holderNameKey(holder.name),
      createdAt: now,
      updatedAt: null,
    })),
    funds: withLedgers.map(({ fund }) => fund),
    transactions: withLedgers.flatMap(({ rows }) => rows),
    totals: withLedgers.map(({ fund, after }) => ({ fund: { ...fund, ledgerVersion: 0 }, after })),
    sips: withLedgers.flatMap(({ sip }) => sip ?? []),
    watched: demoWatched
      .filter((code) => byCode.has(code))
      .map((code) => ({ code, createdAt: now })),
  };
}

type DemoSip = NonNullable<ReturnType<typeof demoLedgers>[number]["sip"]>;

const afterRecorded = ({ recordedThrough, from }: DemoSip): IsoDate =>
  recordedThrough === null ? from : monthAfter(recordedThrough);

const sipRow = (sip: DemoSip, fundId: string, now: Date): Omit<SipRow, "userId"> => ({
  ...sip,
  id: crypto.randomUUID(),
  fundId,
  amount: toDecimalText(sip.amount),
  stepUp: toDecimalText(sip.stepUp),
  paused: false,
  pausedOn: null,
  skipped: storedSkipped([]),
  earlierTerms: storedEarlierTerms([]),
  nextDue: (nextInstalment(sip, afterRecorded(sip)) ?? missing()).dueDate,
  createdAt: now,
});

/** Must come after the account's insert, in the same batch. */
export const insertDemo = (
  db: Database,
  userId: UserId,
  { holders, funds, transactions, totals, sips, watched, goals, received }: DemoRows,
  now: Date,
): readonly Query[] => [
  ...holders.map((holder) => insertHolder(db, userId, holder)),
  ...funds.map((fund) => insertFund(db, { ...fund, userId })),
  insertTransactions(db, userId, transactions),
  storeTotals(db, userId, totals, now),
  ...sips.map((sip) => insertSip(db, userId, sip)),
  ...watched.map((scheme) => insertWatched(db, userId, scheme)),
  saveTaxScheme(db, userId, demoTaxedAsEquity, { class: "equity" }),
  saveTarget(db, userId, targetRow(demoTarget)),
  ...goals.map((goal) => insertGoal(db, userId, goal)),
  ...(received === null ? [] : insertReceived(db, userId, received)),
  ...recountCategories(db, userId, now),
];
