import type { IsoDate } from "../../dates.ts";
import { doubtsOfTotals, type Doubt } from "../../funds/doubt.ts";
import {
  doubtOfNav,
  doubtsOf,
  navsAround,
  schemeInception,
  type DatedNav,
} from "../../transactions/doubts.ts";
import { hasUnstatedTax } from "../read/cas/self-checks.ts";
import type { RecordedTransaction } from "../schema.ts";
import type { StatementRow, StatementScheme } from "../statement.ts";
import { roundTo } from "../../rounding.ts";
import { sendsTotals, type FundProposal, type ProposedRow } from "./fund-proposal.ts";

/** The doubts about one row of a statement; `row` is null for a holding's totals. */
export type RowDoubts = { row: StatementRow | null; doubts: Doubt[] };

type Scheme = { name: string; nav: string | null; navDate: IsoDate | null };

/**
 * What to ask about the rows that an import adds, by the same rules as for a typed transaction. Each row is checked
 * against the NAVs of the fund's recorded transactions, of the file's earlier rows and of the list, and against the earlier
 * units. Schemes' NAV histories are not loaded for this.
 * @param recorded the fund's transactions
 * @param firstNav the day of the scheme's first NAV, where it is known
 */
export function rowDoubts(
  proposal: FundProposal,
  recorded: readonly RecordedTransaction[],
  scheme: Scheme,
  firstNav: IsoDate | null = null,
): RowDoubts[] {
  if (proposal.refusal !== null) return [];
  const listed =
    scheme.nav === null || scheme.navDate === null
      ? []
      : [{ date: scheme.navDate, nav: Number(scheme.nav) }];
  if (proposal.totals !== null && sendsTotals(proposal)) {
    const nav = scheme.nav === null ? null : Number(scheme.nav);
    const ofNav = holdingNavDoubt(proposal.scheme, listed);
    const doubts = [
      ...doubtsOfTotals(proposal.totals, nav),
      ...(ofNav === null ? [] : [ofNav.doubt]),
    ];
    return doubts.length === 0 ? [] : [{ row: null, doubts }];
  }
  const inception = schemeInception(scheme.name, firstNav);
  const known = recorded
    .flatMap(({ date, nav }): DatedNav[] => (nav === null ? [] : [{ date, nav }]))
    .toSorted((one, other) => one.date.localeCompare(other.date));
  const firstDate = proposal.rows[0]?.fields.date ?? "";
  const earlier: { type: StatementRow["type"]; units: number }[] = recorded.filter(
    ({ date }) => date < firstDate,
  );
  const found: RowDoubts[] = [];
  let last: DatedNav | null = null;
  let lastInDoubt: DatedNav | null = null;
  for (const { row, fields, outcome } of proposal.rows) {
    const isAdded = outcome.kind === "new" || outcome.kind === "replaces";
    const around = [...navsAround(known, fields.date), ...listed];
    const doubtsBeside = (other: DatedNav | null) =>
      doubtsOf(fields, { navs: other === null ? around : [...around, other], inception, earlier });
    let doubts = isAdded ? doubtsBeside(last) : [];
    if (lastInDoubt !== null && doubts.some(isOfNav)) {
      // It agrees with the row in doubt, so the row before that one was wrong.
      const others = doubtsBeside(lastInDoubt);
      if (!others.some(isOfNav)) doubts = others;
    }
    const left = doubts
      .filter((doubt) => !isExplained(doubt, row))
      .map((doubt) => withFirstNav(doubt, firstNav));
    if (left.length > 0) found.push({ row, doubts: left });
    earlier.push(fields);
    if (fields.nav === null) continue;
    const own = { date: fields.date, nav: fields.nav };
    // Later rows are compared with the last row whose NAV was not in doubt.
    if (doubts.some(isOfNav)) lastInDoubt = own;
    else [last, lastInDoubt] = [own, null];
  }
  return found;
}

/** A statement's pages have sums that prove its units; in a table, those under another heading show by their NAV. */
function holdingNavDoubt(
  { closing, location }: Pick<StatementScheme, "closing" | "location">,
  listed: readonly DatedNav[],
) {
  if (closing === null || closing.date === null || location.page !== null) return null;
  const { units, nav, value } = closing;
  const own = nav ?? (value === null ? null : Number(value) / Number(units));
  return own === null
    ? null
    : doubtOfNav({ date: closing.date, nav: roundTo(Number(own), 4) }, listed);
}

/** A day before its first NAV is said by that, unless direct plans began later. */
const withFirstNav = (doubt: Doubt, firstNav: IsoDate | null): Doubt =>
  doubt.kind === "before-inception" && firstNav !== null && doubt.inception < firstNav
    ? { ...doubt, firstNav }
    : doubt;

const isOfNav = ({ kind }: Doubt): boolean => kind === "nav";

const isExplained = (doubt: Doubt, row: ProposedRow["row"]): boolean =>
  doubt.kind === "amount" && hasUnstatedTax(row, doubt.worth);
