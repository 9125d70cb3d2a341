import { openQuestion, type OpenQuestion } from "./open-question.ts";
import type { ProposedScheme } from "./proposed-scheme.ts";
import { isSent } from "../commit/proposed-fund.ts";

/** Where a scheme of a file is shown: what is `left-out` or `matched` is folded. */
export type SchemeGroup = OpenQuestion | "wrong" | "left-out" | "matched";

/**
 * `wrong`: refused as printed, or its printed figures do not agree with its lines, or with the totals that are
 * recorded.
 */
export function groupOf(each: ProposedScheme): SchemeGroup {
  const question = openQuestion(each);
  const refusal = each.proposed?.proposal.refusal ?? null;
  if (question !== null) return question;
  if (each.choice.isSkipped || refusal?.reason === "nothing-held") return "left-out";
  const isOff =
    each.proofs.some(({ agrees, reason }) => !agrees && reason === null) || isDutyOff(each);
  const isOtherUnits = each.choice.replacesTotals || each.proposed?.proposal.isOtherUnits === true;
  return refusal !== null || isOtherUnits || (isOff && !each.choice.isConfirmed)
    ? "wrong"
    : "matched";
}

/** Some paise are no question, but are to be seen before they are recorded. */
const isDutyOff = ({ proposed }: ProposedScheme): boolean =>
  proposed !== null &&
  proposed.proposal.rows.some(isSent) &&
  proposed.proposal.scheme.failures.some(({ check }) => check === "stamp-duty");
