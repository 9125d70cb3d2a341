import { sendsTotals, type FundProposal, type ProposedRow } from "../propose/fund-proposal.ts";
import type { FundItem } from "../schema.ts";
import type { Holding } from "../statement.ts";

export type ProposedFund = {
  proposal: FundProposal;
  /** As the statement prints it, without a cost that the user said. */
  closing: Holding | null;
  fund: Omit<
    FundItem,
    | "kind"
    | "coverage"
    | "totals"
    | "totalsBefore"
    | "isComplete"
    | "isRecorded"
    | "matched"
    | "printed"
  >;
};

export const isSent = ({ outcome }: ProposedRow): boolean =>
  outcome.kind === "new" || outcome.kind === "replaces";

export const hasWork = ({ proposal }: Pick<ProposedFund, "proposal">): boolean =>
  proposal.refusal === null &&
  (proposal.rows.some(isSent) || sendsTotals(proposal) || proposal.dropped.length > 0);
