import { isSent } from "../commit/proposed-fund.ts";
import type { StatementCheck } from "../statement.ts";
import type { ProposedScheme } from "./proposed-scheme.ts";

/**
 * Questions that the user still has to answer: which scheme or folio it is, what it cost, or whether a doubtful figure
 * is right.
 */
export type OpenQuestion = "scheme" | "cost" | "doubt";

/**
 * Of money that is missing, or that another figure would fit as well, or of words that are not understood: nothing else
 * in a statement holds them to anything.
 */
const askedChecks: readonly StatementCheck[] = [
  "no-amount",
  "kind",
  "amount-decimals",
  "repeated-tax",
  "charges",
  "split",
  "consolidation",
  "reversal",
];

/** Whether a check is a question, so that what it says of an answer is said only where one can be given. */
export const isAskedCheck = (check: StatementCheck): boolean => askedChecks.includes(check);

/**
 * The open question about a scheme of a statement; without one, it is imported or left out. A scheme that is refused for
 * any reason but a missing cost has none, since no answer would help.
 */
export function openQuestion({
  choice,
  proposed,
  doubts,
  likelyDuplicate,
}: Pick<
  ProposedScheme,
  "choice" | "proposed" | "doubts" | "likelyDuplicate"
>): OpenQuestion | null {
  if (choice.isSkipped) return null;
  if (proposed === null) return "scheme";
  const { refusal, rows, scheme } = proposed.proposal;
  if (refusal !== null) return refusal.reason === "no-cost" && choice.cost === null ? "cost" : null;
  const isMoneyOpen = rows.some(isSent) && scheme.failures.some(({ check }) => isAskedCheck(check));
  const isInDoubt = doubts.length > 0 || likelyDuplicate !== null || isMoneyOpen;
  return isInDoubt && !choice.isConfirmed ? "doubt" : null;
}
