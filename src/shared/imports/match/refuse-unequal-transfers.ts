import { findUnequalTransfers } from "../../transactions/pairs.ts";
import type { FundProposal } from "../propose/fund-proposal.ts";
import type { RecordedTransaction } from "../schema.ts";

/** Refuses both funds of a transfer whose legs have other units, where one of the legs is new. */
export function refuseUnequalTransfers(
  proposals: readonly FundProposal[],
  recorded: readonly RecordedTransaction[],
): void {
  const added = proposals.flatMap((proposal) =>
    proposal.rows
      .filter(({ outcome }) => outcome.kind === "new")
      .map(({ key, fields }) => ({ ...fields, id: key, proposal })),
  );
  for (const { leg, other } of findUnequalTransfers(added, recorded)) {
    const [out, into] = leg.type === "transfer-out" ? [leg, other] : [other, leg];
    const { date } = leg;
    const refusal = { reason: "unequal-transfer", date, out: out.units, in: into.units } as const;
    leg.proposal.refusal ??= refusal;
    if ("proposal" in other) other.proposal.refusal ??= refusal;
  }
}
