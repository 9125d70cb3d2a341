import type { ProposedScheme } from "./propose-statement.ts";

/** What the user still has to say: which scheme or folio it is, what it cost, or that what looks off is right. */
export type OpenQuestion = "scheme" | "cost" | "doubt";

/**
 * The question that a scheme of a statement waits for; it is imported, or left out, once it has none. What is refused for
 * another reason than its cost waits for nothing: no answer helps it.
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
