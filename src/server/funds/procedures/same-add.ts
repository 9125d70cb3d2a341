import { AppError } from "../../../shared/errors.ts";
import { isSameFund } from "../../../shared/funds/same-fund.ts";
import type { Fund, FundFields } from "../../../shared/funds/schema.ts";
import type { NewTransaction } from "../../../shared/transactions/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { fundView } from "../fund-view.ts";
import type { FundRow } from "../queries/funds.ts";
import { hasSameFields } from "../../transactions/ledger-entries.ts";
import { transactionPages } from "../../transactions/queries/ledger-pages.ts";

/**
 * The stored fund where the same add with transactions was sent before.
 * @throws AppError funds/conflict where it was another one
 */
export async function sameAdd(
  ctx: SignedInContext,
  existing: FundRow,
  wanted: Omit<FundFields, "investedAmount" | "units">,
  transactions: readonly NewTransaction[],
): Promise<Fund> {
  const { page } = await ctx.read((owner) => ({
    page: transactionPages.ofFund(ctx.db, owner, existing.id),
  }));
  const stored = transactionPages.read(page);
  const recorded = fundView(existing);
  const { investedAmount, units } = recorded;
  const isSame =
    isSameFund(recorded, { ...wanted, investedAmount, units }) &&
    stored.length === transactions.length &&
    transactions.every((fields) => stored.some((row) => hasSameFields(row, fields)));
  if (!isSame) throw new AppError("funds/conflict");
  return recorded;
}
