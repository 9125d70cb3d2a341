import { folioWithoutSuffix, schemeIdentity } from "../../funds/folio.ts";
import { totalsTolerance } from "../../transactions/agreement.ts";
import { toMicroUnits } from "../../transactions/fixed-point.ts";
import type { ProposedFund } from "../commit/proposed-fund.ts";
import { comparable } from "../match/match-rows.ts";
import { nearTwins } from "../match/near-twins.ts";
import type { ProposedScheme } from "./proposed-scheme.ts";
import type { Recorded } from "./recorded.ts";

/** A platform's file has no folios, or others than the registrar's: its holdings would be recorded twice. */
export function likelySame(
  { funds, transactions }: Pick<Recorded, "funds" | "transactions">,
  { proposal, fund }: ProposedFund,
): ProposedScheme["likelyDuplicate"] {
  const fresh = proposal.rows.filter(({ outcome }) => outcome.kind === "new");
  if (proposal.refusal !== null || fresh.length === 0) return null;
  const incoming = fresh.map(({ fields }) => comparable(fields));
  for (const other of funds) {
    if (other.id === proposal.fundId || schemeIdentity(other) !== schemeIdentity(fund)) continue;
    const own = transactions.filter(({ fundId }) => fundId === other.id);
    const rows = nearTwins(
      incoming,
      own.map((row) => ({ ...row, ...comparable(row) })),
    ).size;
    if (rows > 0 && rows * 2 >= Math.min(fresh.length, own.length))
      return { folio: other.folioNumber, rows };
  }
  return null;
}

/** Platforms leave out a folio's suffix. Of the same file, two folios can have as many units. */
export function likelySameHolding(
  { funds }: Pick<Recorded, "funds">,
  { proposal: { fundId, totals, unitsAfter, refusal }, fund }: ProposedFund,
): ProposedScheme["likelyDuplicate"] {
  const units = totals?.units ?? unitsAfter;
  if (fundId !== null || units === null || units === 0 || refusal !== null) return null;
  const same = funds.find(
    (other) =>
      // Transactions are compared with others one by one.
      (totals !== null || !other.hasTransactions) &&
      schemeIdentity(other) === schemeIdentity(fund) &&
      (folioWithoutSuffix(other.folioNumber) === folioWithoutSuffix(fund.folioNumber) ||
        Math.abs(toMicroUnits(other.units) - toMicroUnits(units)) <= totalsTolerance),
  );
  return same === undefined ? null : { folio: same.folioNumber, rows: 0 };
}
