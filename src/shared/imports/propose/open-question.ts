import type { ProposedScheme } from "./propose-statement.ts";

/** What the user still has to answer: which scheme or folio it is, what it cost, or whether a doubtful figure is right. */
export type OpenQuestion = "scheme" | "cost" | "doubt";

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
  const { refusal } = proposed.proposal;
  if (refusal !== null) return refusal.reason === "no-cost" && choice.cost === null ? "cost" : null;
  const isInDoubt = doubts.length > 0 || likelyDuplicate !== null;
  return isInDoubt && !choice.isConfirmed ? "doubt" : null;
}
