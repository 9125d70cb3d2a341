import type { IsoDate } from "../../dates.ts";
import {
  fromMicroUnits,
  toMicroUnits,
  toPaise,
  type MicroUnits,
} from "../../transactions/fixed-point.ts";
import { decimalsOf } from "../../money.ts";
import { toleranceOf } from "../../transactions/agreement.ts";
import { didNotHappen } from "../match/did-not-happen.ts";
import { noDeductions, type Entry } from "../../transactions/entry.ts";
import { LedgerRejectedError, replay, type Ledger } from "../../transactions/ledger.ts";
import type { FundProposal, ProposedRow, Refusal, UnmatchedRow } from "./fund-proposal.ts";
import { comparable, matchRows, recordedName, type Outcome } from "../match/match-rows.ts";
import type { RecordedTransaction } from "../schema.ts";
import type { Statement, StatementScheme } from "../statement.ts";

export function proposeRows(
  proposal: FundProposal,
  { from, to }: Pick<Statement, "from" | "to">,
  rows: readonly UnmatchedRow[],
  recorded: readonly RecordedTransaction[],
): FundProposal {
  const outcomes = matchRows(
    rows.map(({ fields, key, confirmed }) => ({ key, confirmed, ...comparable(fields) })),
    recorded.map((row) => ({ ...row, ...comparable(row) })),
  );
  const proposed = rows.map((row, index) => ({ ...row, outcome: outcomes[index] ?? newRow }));
  const idsOf = (kind: "known" | "replaces") =>
    outcomes.flatMap((outcome) => (outcome.kind === kind ? [outcome.id] : []));
  const known = new Set(idsOf("known"));
  const newDays = new Set(
    proposed.flatMap(({ outcome, fields }) => (outcome.kind === "known" ? [] : [fields.date])),
  );
  const matched = recorded
    .filter(({ id, date }) => known.has(id) && newDays.has(date))
    .map((row) => ({ date: row.date, name: recordedName(row) }));
  const isAdding = known.size < proposed.length;
  const end = to ?? rows.at(-1)?.fields.date ?? "";
  const openings = recorded.filter((row) => row.type === "opening" && !known.has(row.id));
  const later = openings.find(({ date }) => date > end);
  if (later !== undefined && proposal.scheme.opening !== null) {
    const refusal: Refusal = { reason: "ends-before-opening", date: later.date };
    return { ...proposal, rows: proposed, refusal: isAdding ? refusal : null };
  }
  const replacedOpenings =
    proposal.coverage === "whole"
      ? openings.filter(({ date }) => date >= (from ?? "") && date <= end).map(({ id }) => id)
      : [];
  const replaced = new Set([...replacedOpenings, ...idsOf("replaces")]);
  const missingRows = recorded.filter(
    ({ id, date }) => date >= (from ?? "") && date <= end && !known.has(id) && !replaced.has(id),
  );
  const isComplete = proposal.scheme.opening !== null;
  const dropped = isComplete ? missingRows.filter((row) => didNotHappen(row, end)) : [];
  const gone = new Set([...replaced, ...dropped.map(({ id }) => id)]);
  const entries = [
    ...recorded.filter(({ id }) => !gone.has(id)).map(toEntry),
    ...proposed.filter(({ outcome }) => outcome.kind !== "known").map(toNewEntry),
  ];
  const left = missingRows.filter(({ id }) => !gone.has(id));
  const due = left.filter((row) => row.source === "sip" && !didNotHappen(row, end));
  return {
    ...proposal,
    rows: proposed,
    matched,
    replacedOpenings,
    isComplete,
    dropped: dropped.map(({ id }) => id),
    ...resultWithDue(entries, proposal.scheme.closing, to, left, due),
  };
}

export const newRow: Outcome = { kind: "new" };

/** Without pairs: only the units matter here, and they do not depend on the other fund. */
const toEntry = (row: RecordedTransaction): Entry => ({
  ...comparable(row),
  ...noDeductions,
  id: row.id,
  fundId: "",
  sequence: row.sequence,
  nav: row.nav === null ? null : String(row.nav),
  pairId: null,
  cost: row.cost === null ? null : toPaise(row.cost),
  acquiredOn: row.acquiredOn,
});

const toNewEntry = ({ fields, key }: ProposedRow, index: number): Entry => ({
  ...comparable(fields),
  ...noDeductions,
  id: key,
  fundId: "",
  sequence: 1_000_000 + index,
  nav: fields.nav === null ? null : String(fields.nav),
  pairId: null,
  cost: null,
  acquiredOn: null,
});

const replayOf = (entries: readonly Entry[]): Ledger["entries"] =>
  replay(entries).get("")?.entries ?? [];

/**
 * The result of the rows, of which some are instalments that are due in the statement's last days: they may be in the
 * next statement, if the units are as printed without them.
 */
function resultWithDue(
  entries: readonly Entry[],
  closing: StatementScheme["closing"],
  to: IsoDate | null,
  missingRows: readonly RecordedTransaction[],
  due: readonly RecordedTransaction[],
): Pick<FundProposal, "refusal" | "unitsAfter"> {
  const result = resultOf(entries, closing, to, missingRows);
  if (result.refusal?.reason !== "other-units" || due.length === 0) return result;
  const isDue = new Set(due.map(({ id }) => id));
  const without = entries.filter(({ id }) => !isDue.has(id));
  return resultOf(without, closing, to, []).refusal === null
    ? resultOf(entries, null, to, [])
    : result;
}

function resultOf(
  entries: readonly Entry[],
  closing: StatementScheme["closing"],
  to: IsoDate | null,
  missingRows: readonly RecordedTransaction[],
): Pick<FundProposal, "refusal" | "unitsAfter"> {
  try {
    const ledger = replayOf(entries);
    const unitsAfter = fromMicroUnits(ledger.at(-1)?.balance ?? 0);
    if (closing === null || to === null) return { refusal: null, unitsAfter };
    const units = unitsOn(ledger, to, "on");
    const tolerance = toleranceOf(decimalsOf(closing.units));
    if (Math.abs(units - toMicroUnits(closing.units)) <= tolerance) {
      return { refusal: null, unitsAfter };
    }
    const [found, printed] = [fromMicroUnits(units), Number(closing.units)];
    return {
      refusal: {
        reason: "other-units",
        date: to,
        found,
        printed,
        missingRows: missingRows.map(({ date, type, units: own }) => ({ date, type, units: own })),
      },
      unitsAfter: null,
    };
  } catch (error) {
    if (!(error instanceof LedgerRejectedError)) throw error;
    return { refusal: { reason: error.problem, date: error.date }, unitsAfter: null };
  }
}

/** Units at the end of a day. */
export const unitsAfter = (recorded: readonly RecordedTransaction[], day: IsoDate): MicroUnits =>
  unitsOn(replayOf(recorded.map(toEntry)), day, "on");

export const unitsBefore = (recorded: readonly RecordedTransaction[], day: IsoDate): MicroUnits =>
  unitsOn(replayOf(recorded.map(toEntry)), day, "before");

function unitsOn(entries: Ledger["entries"], day: IsoDate, when: "on" | "before"): MicroUnits {
  const last = entries.findLast(({ entry: { date } }) =>
    when === "on" ? date <= day : date < day,
  );
  return last?.balance ?? 0;
}
