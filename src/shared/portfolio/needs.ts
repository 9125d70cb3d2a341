import { addDays, type IsoDate } from "../dates.ts";
import type { Fund } from "../funds/schema.ts";
import { isHeld } from "../funds/totals.ts";
import type { Sip } from "../sips/schema.ts";
import { notCounted } from "./not-counted.ts";
import type {
  AskedShare,
  OldShare,
  PortfolioPerformance,
  UncountedReason,
  WaitingStatement,
} from "./schema.ts";

/** The most valuable first. */
type OfFunds = { funds: [Fund, ...Fund[]] };

/** What only a person can mend, and where. */
export type Need =
  /** The newest NAVs are of this day. */
  | { kind: "navs-late"; day: IsoDate }
  /** Why gains and XIRR leave the funds out. */
  | (OfFunds & { kind: UncountedReason })
  /** From the last statement of the first fund: units here less units there. */
  | (OfFunds & { kind: "differs"; difference: number })
  /** The instalment that the last statement does not have, or whose NAV is not known. */
  | (OfFunds & { kind: "not-bought" | "instalment-waits"; day: IsoDate })
  /** The day of the last statement, or NAV, of the first fund. */
  | (OfFunds & { kind: "statement-old" | "scheme-gone"; day: IsoDate })
  /** A statement that came by mail and waits. */
  | { kind: "statement-came"; statement: WaitingStatement }
  | { kind: "share-asked"; share: AskedShare }
  | { kind: "share-old"; share: OldShare }
  | { kind: "letters-stopped"; at: string };

export type Balance = {
  fundId: string;
  state: string;
  recorded: number;
  units: number;
  date: IsoDate;
  isDated: boolean;
};

export type NeedFacts = {
  today: IsoDate;
  navAsOf: IsoDate | null;
  performance: Pick<PortfolioPerformance, "funds">;
  /** Of each fund with a statement: units here and there. */
  balances: readonly Balance[];
  sips: readonly Pick<Sip, "fundId" | "next" | "notBought" | "recordedThrough" | "paused">[];
  oldShares: readonly OldShare[];
  askedShares: readonly AskedShare[];
  waitingStatement: WaitingStatement | null;
  lettersStopped: string | null;
};

/** Holidays beside a weekend leave up to five days without NAVs. */
export const lateDays = 6;
/** A bank needs some days to debit, and AMFI to print. */
const waitDays = 5;
/** An instalment that was missing longer ago has been seen. */
const missingDays = 60;
/** Registrars mail a statement a month, by the middle of the next. */
const statementDays = 45;
/** Where no instalment came since: a quarter. */
const longStatementDays = 100;
const goneDays = 30;

/** What these funds need from a person, one of each kind, the most urgent first; none where all is well. */
export function needsOf(funds: readonly Fund[], known: NeedFacts): Need[] {
  const {
    today,
    navAsOf,
    oldShares,
    askedShares,
    lettersStopped,
    waitingStatement: statement,
  } = known;
  const isLate = navAsOf !== null && navAsOf < addDays(today, -lateDays);
  const asked = new Set(askedShares.map(({ recipientId }) => recipientId));
  const oldShare = oldShares.find(({ recipientId }) => !asked.has(recipientId));
  return [
    ...(isLate ? [{ kind: "navs-late" as const, day: navAsOf }] : []),
    ...(statement === null ? [] : [{ kind: "statement-came" as const, statement }]),
    ...ofInstalments(funds, known),
    ...ofStatements(funds, known),
    ...ofUncounted(funds, known),
    ...goneSchemes(funds, known),
    ...askedShares.map((share) => ({ kind: "share-asked" as const, share })),
    ...(oldShare === undefined ? [] : [{ kind: "share-old" as const, share: oldShare }]),
    ...(lettersStopped === null ? [] : [{ kind: "letters-stopped" as const, at: lettersStopped }]),
  ];
}

/** The same as long as the need is; when a need is put away, it stays away for this occasion only. */
export function occasionOf(need: Need): string {
  switch (need.kind) {
    case "navs-late":
      return need.kind;
    case "statement-came":
      return `${need.kind} ${need.statement.id}`;
    case "share-asked":
      return `${need.kind} ${need.share.recipientId} ${need.share.askedAt}`;
    case "share-old":
      return `${need.kind} ${need.share.recipientId} ${need.share.sharedAt}`;
    case "letters-stopped":
      return `${need.kind} ${need.at}`;
    case "not-bought":
    case "instalment-waits":
    case "statement-old":
    case "scheme-gone":
      return `${need.kind} ${need.funds[0].id} ${need.day}`;
    case "differs":
      return `${need.kind} ${need.funds[0].id} ${need.difference}`;
    case "totals":
    case "partial-history":
    case "unpaired":
    case "no-nav":
      return `${need.kind} ${need.funds[0].id} ${need.funds.length}`;
  }
}

function ofInstalments(funds: readonly Fund[], { sips, today }: NeedFacts): Need[] {
  const missingSince = addDays(today, -missingDays);
  const missing = sips.flatMap(({ fundId, notBought }) =>
    notBought.filter((day) => day >= missingSince).map((day) => ({ fundId, day })),
  );
  const waiting = sips.flatMap(({ fundId, next, paused }) =>
    next !== null && !paused && next.dueDate < addDays(today, -waitDays)
      ? [{ fundId, day: next.dueDate }]
      : [],
  );
  return [...ofDays("not-bought", funds, missing), ...ofDays("instalment-waits", funds, waiting)];
}

function ofStatements(funds: readonly Fund[], { balances, sips, today }: NeedFacts): Need[] {
  const differing = balances.filter(({ state }) => state === "differs");
  const byFund = new Map(differing.map((balance) => [balance.fundId, balance]));
  const found = largestFirst(funds.filter(({ id }) => byFund.has(id)));
  const balance = found && byFund.get(found[0].id);
  const held = new Set(funds.filter(isHeld).map(({ id }) => id));
  const recorded = Map.groupBy(sips, ({ fundId }) => fundId);
  const old = balances.filter(
    ({ fundId, date, isDated, state }) =>
      endsOnDay({ isDated, state }) &&
      held.has(fundId) &&
      (date < addDays(today, -longStatementDays) ||
        (recorded.get(fundId) ?? []).some(
          ({ recordedThrough }) =>
            recordedThrough !== null && recordedThrough > addDays(date, statementDays),
        )),
  );
  return [
    ...(found && balance
      ? [{ kind: "differs" as const, funds: found, difference: balance.recorded - balance.units }]
      : []),
    ...ofDays(
      "statement-old",
      funds,
      old.map(({ fundId, date }) => ({ fundId, day: date })),
    ),
  ];
}

const ofUncounted = (funds: readonly Fund[], { performance }: NeedFacts): Need[] => {
  const byReason = Map.groupBy(notCounted(funds, performance), ({ reason }) => reason);
  return uncountedOrder.flatMap((kind): Need[] => {
    const group = largestFirst((byReason.get(kind) ?? []).map(({ fund }) => fund));
    return group === null ? [] : [{ kind, funds: group }];
  });
};

const uncountedOrder = ["no-nav", "unpaired", "partial-history", "totals"] as const;

const goneSchemes = (funds: readonly Fund[], { navAsOf }: NeedFacts): Need[] =>
  ofDays("scheme-gone", funds, withoutNav(funds.filter(isHeld), navAsOf, goneDays));

/**
 * Funds whose scheme has no NAV for more than so many days, though others have, with the day of its last: one that was merged
 * or wound up has none any more.
 */
export const withoutNav = (
  held: readonly Pick<Fund, "id" | "navDate">[],
  navAsOf: IsoDate | null,
  days: number,
): { fundId: string; day: IsoDate }[] =>
  held.flatMap(({ id, navDate }) =>
    navDate !== null && navAsOf !== null && navDate < addDays(navAsOf, -days)
      ? [{ fundId: id, day: navDate }]
      : [],
  );

/** Whether a statement says what a fund had on a day, so that a newer one can be missed. */
export const endsOnDay = ({ isDated, state }: Pick<Balance, "isDated" | "state">): boolean =>
  isDated && state !== "later-start";

/** One need about all the days' funds; its day is that of the first of them. */
function ofDays<Kind extends Extract<Need, { funds: unknown; day: unknown }>["kind"]>(
  kind: Kind,
  funds: readonly Fund[],
  days: readonly { fundId: string; day: IsoDate }[],
): { kind: Kind; funds: OfFunds["funds"]; day: IsoDate }[] {
  const byFund = Map.groupBy(days, ({ fundId }) => fundId);
  const found = largestFirst(funds.filter(({ id }) => byFund.has(id)));
  if (found === null) return [];
  const [day] = (byFund.get(found[0].id) ?? []).map((each) => each.day).toSorted();
  return day === undefined ? [] : [{ kind, funds: found, day }];
}

function largestFirst(funds: readonly Fund[]): OfFunds["funds"] | null {
  const [first, ...others] = funds.toSorted((one, other) => worth(other) - worth(one));
  return first === undefined ? null : [first, ...others];
}

const worth = ({ currentAmount, investedAmount }: Fund): number => currentAmount ?? investedAmount;
