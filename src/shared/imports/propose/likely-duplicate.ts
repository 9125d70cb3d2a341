import { folioWithoutSuffix, schemeIdentity } from "../../funds/folio.ts";
import { totalsTolerance } from "../../transactions/agreement.ts";
import { toMicroUnits } from "../../transactions/fixed-point.ts";
import type { ProposedFund } from "../commit/proposed-fund.ts";
import { comparable, isAlike } from "../match/match-rows.ts";
import type { ProposedScheme } from "./proposed-scheme.ts";
import type { Recorded } from "./recorded.ts";

/** A platform's file has no folios, or others than the registrar's: its holdings would be recorded twice. */
export function likelySame(
  { funds, transactions }: Pick<Recorded, "funds" | "transactions">,
  { proposal, fund }: ProposedFund,
): ProposedScheme["likelyDuplicate"] {
  const fresh = proposal.rows.filter(({ outcome }) => outcome.kind === "new");
  if (proposal.refusal !== null || fresh.length === 0) return null;
  const byDate = Map.groupBy(fresh, ({ fields }) => fields.date);
  for (const other of funds) {
    if (other.id === proposal.fundId || schemeIdentity(other) !== schemeIdentity(fund)) continue;
    const rows = transactions.filter(
      (row) =>
        row.fundId === other.id &&
        byDate
          .get(row.date)
          ?.some(({ fields }) => isAlike(comparable(fields), { ...row, ...comparable(row) })),
    ).length;
    if (rows * 2 >= fresh.length) return { folio: other.folioNumber, rows };
  }
  return null;
}

/** Platforms leave out a folio's suffix. Of the same file, two folios can have as many units. */
export function likelySameHolding(
  { funds }: Pick<Recorded, "funds">,
  { proposal: { fundId, totals, refusal }, fund }: ProposedFund,
): ProposedScheme["likelyDuplicate"] {
  if (fundId !== null || totals === null || refusal !== null) return null;
  const same = funds.find(
    (other) =>
      schemeIdentity(other) === schemeIdentity(fund) &&
      (folioWithoutSuffix(other.folioNumber) === folioWithoutSuffix(fund.folioNumber) ||
        Math.abs(toMicroUnits(other.units) - toMicroUnits(totals.units)) <= totalsTolerance),
  );
  return same === undefined ? null : { folio: same.folioNumber, rows: 0 };
}
