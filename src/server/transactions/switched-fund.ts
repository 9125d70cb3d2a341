import { AppError } from "../../shared/errors.ts";
import type { SwitchInput } from "../../shared/transactions/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { requireHolder } from "../holders/queries/holders.ts";
import type { Query } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";
import { prepareFund, type PreparedFund } from "../funds/prepare-fund.ts";
import { requireNotDeleted } from "../removals/queries.ts";
import { recountCategory } from "../funds/queries/category-counts.ts";
import { fundById, insertFund } from "../funds/queries/funds.ts";
import { requireFundLimit } from "../funds/queries/limits.ts";
import { emptyLedger } from "./ledger-change.ts";
import { requireUniqueLedgers } from "./queries/ledgers.ts";

type NewFund = PreparedFund & { createdAt: Date };

/**
 * The fund of a scheme to which units are switched, in the folio that they leave.
 * @returns null where it has been added already
 * @throws AppError funds/not-found, funds/too-many, funds/conflict where its id is another fund's
 */
export async function switchedFund(
  ctx: SignedInContext,
  fromFundId: string,
  scheme: NonNullable<SwitchInput["toScheme"]>,
): Promise<NewFund | null> {
  const {
    from: [from],
  } = await ctx.read((owner) => ({ from: fundById(ctx.db, owner, fromFundId) }));
  if (from === undefined) throw new AppError("funds/not-found");
  const { folioNumber, holderId } = from;
  const description = { ...scheme, folioNumber, holderId };
  const { fund, existing } = await prepareFund(ctx, description, {
    investedAmount: "0",
    units: "0",
  });
  if (existing === undefined) return fund;
  if (existing.amfiCode !== fund.amfiCode) throw new AppError("funds/conflict");
  return null;
}

/** Comes before the writes of its ledger. */
export const switchedFundWrites = (
  { db }: SignedInContext,
  userId: UserId,
  fund: NewFund,
): Query[] => [
  ...(fund.holderId == null ? [] : [requireHolder(db, userId, fund.holderId)]),
  requireNotDeleted(db, userId, "fund", fund.id),
  insertFund(db, { ...fund, userId }),
  requireUniqueLedgers(db, userId, [{ fund: emptyLedger(fund.id) }], "funds/same-scheme-and-folio"),
  recountCategory(db, userId, fund.category, fund.createdAt),
  requireFundLimit(db, userId),
];
