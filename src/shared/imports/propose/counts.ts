import type { Statement } from "../statement.ts";
import { sendsTotals, type FundProposal } from "./fund-proposal.ts";
import type { ProposedScheme } from "./proposed-scheme.ts";

export type Counts = {
  read: number;
  new: number;
  known: number;
  events: number;
  unanswered: number;
  leftOut: number;
  unreadable: number;
};

export function countsOf(
  { leftOut, unreadable }: Pick<Statement, "leftOut" | "unreadable">,
  schemes: readonly ProposedScheme[],
): Counts {
  const counts = schemes.map(countsOfScheme);
  const sum = (of: (each: Omit<Counts, "read" | "unreadable">) => number) =>
    counts.reduce((total, each) => total + of(each), 0);
  const parts = {
    new: sum((each) => each.new),
    known: sum((each) => each.known),
    events: sum((each) => each.events),
    unanswered: sum((each) => each.unanswered),
    leftOut: leftOut.length + sum((each) => each.leftOut),
    unreadable: unreadable.length,
  };
  return { read: Object.values(parts).reduce((total, part) => total + part, 0), ...parts };
}

function countsOfScheme({
  scheme,
  choice,
  proposed,
}: ProposedScheme): Omit<Counts, "read" | "unreadable"> {
  const proposal = proposed?.proposal;
  const { rows, events, leftOut } = proposal?.scheme ?? scheme;
  const isHolding = rows.length === 0 && scheme.closing !== null;
  // If the file begins later, the holding becomes an opening.
  const holding = isHolding && (proposal?.rows.length ?? 0) === 0 ? 1 : 0;
  const unsent = { new: 0, known: 0, events: events.length, unanswered: 0 };
  if (proposal === undefined && !choice.isSkipped) {
    return { ...unsent, unanswered: rows.length + holding, leftOut: leftOut.length };
  }
  if (proposal === undefined || proposal.refusal !== null) {
    return { ...unsent, leftOut: leftOut.length + rows.length + holding };
  }
  const count = (kind: FundProposal["rows"][number]["outcome"]["kind"]) =>
    proposal.rows.filter(({ outcome }) => outcome.kind === kind).length;
  const isNewHolding = sendsTotals(proposal);
  return {
    new: count("new") + count("replaces") + (isNewHolding ? 1 : 0),
    known: count("known") + (isNewHolding ? 0 : holding),
    events: events.length,
    unanswered: 0,
    leftOut: leftOut.length + count("in-opening"),
  };
}
