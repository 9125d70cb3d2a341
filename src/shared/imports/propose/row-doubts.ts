import { daysBetween, type IsoDate } from "../../dates.ts";
import { doubtsOfTotals, type Doubt, type StatementDoubt } from "../../funds/doubt.ts";
import { correctionOf, type Correction } from "../../transactions/corrections.ts";
import {
  doubtOfNav,
  doubtsOf,
  navsAround,
  schemeInception,
  type DatedNav,
  type DoubtContext,
} from "../../transactions/doubts.ts";
import { dueDaysOf } from "../../transactions/due-instalment.ts";
import { recordedInstalmentDoubts } from "../../transactions/instalment-of-purchase.ts";
import { comparable } from "../match/match-rows.ts";
import { nearTwins, samePayments } from "../match/near-twins.ts";
import { hasUnstatedTax } from "../read/cas/self-checks.ts";
import type { RecordedTransaction } from "../schema.ts";
import type { Holding, StatementRow } from "../statement.ts";
import { decimal } from "../../money.ts";
import { roundTo } from "../../rounding.ts";
import { sendsTotals, type FundProposal, type ProposedRow } from "./fund-proposal.ts";

/** The doubts about one row of a statement, and what the row probably means; `row` is null for a holding's totals. */
export type RowDoubts = {
  row: StatementRow | null;
  doubts: RowDoubt[];
  correction: Correction | null;
};
export type RowDoubt = Doubt | StatementDoubt;
/** A row may be recorded already: as another instalment, by another day, or as the same payment. */
export type TwinDoubt = Extract<
  RowDoubt,
  { kind: "recorded-instalment" | "other-day" | "same-payment" }
>;

type Scheme = { name: string; nav: string | null; navDate: IsoDate | null };

/**
 * What to ask about the rows that an import adds, by the rules for a typed transaction. NAV histories are not loaded: the NAVs
 * of recorded rows, earlier rows and the list are what it knows.
 * @param firstNav the day of the scheme's first NAV
 * @param twins as `twinDoubts` finds them
 * @returns with corrections of amounts, units and NAVs: units that a printed balance or holding shows stay
 */
export function rowDoubts(
  proposal: FundProposal,
  recorded: readonly RecordedTransaction[],
  scheme: Scheme,
  firstNav: IsoDate | null = null,
  twins: ReadonlyMap<StatementRow, RowDoubt> = new Map(),
): RowDoubts[] {
  if (proposal.refusal !== null) return [];
  if (proposal.totals !== null && sendsTotals(proposal)) {
    const nav = scheme.nav === null ? null : Number(scheme.nav);
    const doubts = [
      ...doubtsOfTotals(proposal.totals, nav),
      ...holdingDoubts(proposal.scheme.closing, listedNav(scheme)),
    ];
    return doubts.length === 0 ? [] : [{ row: null, doubts, correction: null }];
  }
  const inception = schemeInception(scheme.name, firstNav);
  const known = recorded
    .flatMap(({ date, nav }): DatedNav[] => (nav === null ? [] : [{ date, nav }]))
    .toSorted((one, other) => one.date.localeCompare(other.date));
  const firstDate = proposal.rows[0]?.fields.date ?? "";
  const earlier: { type: StatementRow["type"]; units: number }[] = recorded.filter(
    ({ date }) => date < firstDate,
  );
  const payouts: StatementRow[] = [];
  const found: RowDoubts[] = [];
  let last: DatedNav | null = null;
  let lastInDoubt: DatedNav | null = null;
  for (const { row, fields, outcome } of proposal.rows) {
    const isAdded = outcome.kind === "new" || outcome.kind === "replaces";
    const around = [...navsAround(known, fields.date), ...listedNav(scheme)];
    const contextBeside = (other: DatedNav | null): DoubtContext => ({
      navs: other === null ? around : [...around, other],
      inception,
      earlier,
    });
    let context = contextBeside(last);
    let doubts = isAdded ? doubtsOf(fields, context) : [];
    if (lastInDoubt !== null && doubts.some(isOfNav)) {
      // It agrees with the row in doubt, so the row before that one was wrong.
      const other = contextBeside(lastInDoubt);
      const others = doubtsOf(fields, other);
      if (!others.some(isOfNav)) [context, doubts] = [other, others];
    }
    const unexplained = doubts.filter((doubt) => !isExplained(doubt, row));
    const left: RowDoubts["doubts"] = unexplained.map((doubt) => withFirstNav(doubt, firstNav));
    const ofPrice = unexplained.filter(({ kind }) => kind === "amount" || kind === "nav");
    const hasProvenUnits = row.balance !== null || proposal.scheme.closing !== null;
    const correction = correctionOf(fields, context, ofPrice, hasProvenUnits);
    if (isAdded && isRepeatedPayout(row, payouts)) {
      left.push({ kind: "repeated-payout", date: row.date, amount: paidOf(row) });
    }
    const twin = twins.get(row);
    if (twin !== undefined) left.push(twin);
    if (row.type === "idcw-payout") payouts.push(row);
    if (left.length > 0) found.push({ row, doubts: left, correction });
    earlier.push(fields);
    // NAVs before and after it are of different units.
    if (row.type === "split") [last, lastInDoubt] = [null, null];
    if (fields.nav === null) continue;
    const own = { date: fields.date, nav: fields.nav };
    // Later rows are compared with the last row whose NAV was not in doubt.
    if (doubts.some(isOfNav)) lastInDoubt = own;
    else [last, lastInDoubt] = [own, null];
  }
  return found;
}

const listedNav = ({ nav, navDate }: Scheme): DatedNav[] =>
  nav === null || navDate === null ? [] : [{ date: navDate, nav: Number(nav) }];

/**
 * What may be recorded by another day than in the file, or as an instalment of nearly that amount, where no balance would
 * show that it is there twice.
 */
export function twinDoubts(
  { scheme, rows }: FundProposal,
  recorded: readonly RecordedTransaction[],
): ReadonlyMap<StatementRow, TwinDoubt> {
  if (scheme.opening !== null) return new Map();
  const known = new Set(rows.flatMap(({ outcome }) => ("id" in outcome ? outcome.id : [])));
  const others = recorded.filter(({ id }) => !known.has(id));
  const fresh = rows
    .filter(({ outcome }) => outcome.kind === "new")
    .map(({ row, fields }) => ({ row, fields, ...comparable(fields) }));
  const old = others.map((row) => ({ ...row, ...comparable(row) }));
  const twins = nearTwins(fresh, old);
  const found = new Set(twins.values());
  const paid = samePayments(
    fresh.filter((row) => !twins.has(row)),
    old.filter((row) => !found.has(row)),
  );
  const byDueDate = Map.groupBy(
    others.map((other) => ({ ...other, confirmed: false })),
    ({ dueDate }) => dueDate,
  );
  const instalments = fresh.flatMap(({ row, fields }) => {
    const near = dueDaysOf(fields.date).flatMap((day) => byDueDate.get(day) ?? []);
    return recordedInstalmentDoubts(fields, near).map((doubt) => [row, doubt] as const);
  });
  return new Map<StatementRow, TwinDoubt>([
    ...instalments,
    ...[...twins].map(
      ([
        {
          row,
          fields: { date, units },
        },
        { date: recordedOn },
      ]) => [row, { kind: "other-day", date, units, recordedOn }] as const,
    ),
    ...[...paid].map(
      ([{ row, fields }, { date: recordedOn }]) =>
        [
          row,
          { kind: "same-payment", date: fields.date, paid: paidFor(fields), recordedOn },
        ] as const,
    ),
  ]);
}

/** In rupees. */
const paidFor = ({ amount, stampDuty }: ProposedRow["fields"]): number =>
  decimal(amount).plus(decimal(stampDuty)).toNumber();

/** Figures under another column's heading show by their NAV, or by nothing. */
function holdingDoubts(closing: Holding | null, listed: readonly DatedNav[]): RowDoubts["doubts"] {
  if (closing === null) return [];
  const { date, units, nav, value, cost, unproven = [], isMarketPrice = false } = closing;
  const own = nav ?? (value === null ? null : Number(value) / Number(units));
  const printed = date === null || own === null ? null : { date, nav: roundTo(Number(own), 4) };
  const ofNav = printed === null ? null : doubtOfNav(printed, listed);
  const ofUnits = unproven.includes("units") ? unitsDoubt(closing, listed) : null;
  const isPremium = ofNav !== null && isMarketPrice && isNearOnExchange(ofNav.doubt);
  return [
    isPremium ? ofUnits : (ofNav?.doubt ?? ofUnits),
    unproven.includes("cost")
      ? ({ kind: "unproven-cost", cost: Number(cost), worth: Number(value) } as const)
      : null,
  ].filter((doubt) => doubt !== null);
}

/** Exchange-traded funds of foreign shares are traded at up to a fifth above their NAV, or more. */
const isNearOnExchange = ({ nav, known }: { nav: number; known: number }): boolean =>
  nav < known * 2 && known < nav * 2;

/** Days up to which a NAV tells units from a NAV. */
const maxNavAge = 366;

/**
 * Whether the units could be the NAV: none is known of about that day, or it is nearer to the units than to the
 * printed NAV.
 */
function unitsDoubt(
  { date, units, nav }: Holding,
  listed: readonly DatedNav[],
): StatementDoubt | null {
  const [held, price] = [Number(units), Number(nav)];
  const near =
    date === null
      ? undefined
      : listed.find((each) => Math.abs(daysBetween(each.date, date)) <= maxNavAge);
  const unproven = { kind: "unproven-units", units: held, nav: price } as const;
  if (near === undefined) return { ...unproven, known: null };
  const distance = (figure: number) => Math.abs(Math.log(figure / near.nav));
  return distance(held) < distance(price) ? { ...unproven, known: near } : null;
}

/**
 * A fund pays a distribution once a day. Units have a balance that shows a line which stands there twice; a payout
 * has none.
 */
const isRepeatedPayout = (row: StatementRow, before: readonly StatementRow[]): boolean =>
  row.type === "idcw-payout" &&
  row.own === null &&
  before.some((other) => other.date === row.date && paidOf(other) === paidOf(row));

/** In rupees, before its tax: of two lines, the tax stands below the second one. */
const paidOf = ({ amount, tds }: StatementRow): number =>
  decimal(amount).plus(decimal(tds)).toNumber();

/** A day before its first NAV is said by that, unless direct plans began later. */
const withFirstNav = (doubt: Doubt, firstNav: IsoDate | null): Doubt =>
  doubt.kind === "before-inception" && firstNav !== null && doubt.inception < firstNav
    ? { ...doubt, firstNav }
    : doubt;

const isOfNav = ({ kind }: Doubt): boolean => kind === "nav";

const isExplained = (doubt: Doubt, row: ProposedRow["row"]): boolean =>
  doubt.kind === "amount" && hasUnstatedTax(row, doubt.worth);
