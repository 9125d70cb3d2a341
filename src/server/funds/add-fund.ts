import { AppError } from "../../shared/errors.ts";
import { isSameFund } from "../../shared/funds/same-fund.ts";
import { maxFundsPerUser, type AddFundInput, type Fund } from "../../shared/funds/schema.ts";
import { toDecimalText, type DecimalText } from "../../shared/money.ts";
import { findScheme, identityFrom, schemeLookup } from "../../shared/schemes/matching.ts";
import { nameKey } from "../../shared/schemes/scheme.ts";
import { missing } from "../../shared/missing.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import type { Query } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";
import { recountCategory } from "../stored-funds/queries/category-counts.ts";
import {
  fundById,
  fundCount,
  insertFund,
  type FundRow,
  type NewFund,
} from "../stored-funds/queries/funds.ts";
import { requireFundLimit } from "../stored-funds/queries/limits.ts";
import { listStatus } from "../schemes/queries/scheme-list.ts";
import { matchingName, schemesByCodeOrName } from "../schemes/queries/schemes.ts";
import { requireHolder } from "../holders/queries/holders.ts";
import { fundView } from "../stored-funds/fund-view.ts";

/**
 * Adds a fund with its scheme's NAV. The same add sent again returns the stored fund.
 * @throws AppError funds/conflict where the id has other data, funds/too-many, holders/not-found, request/too-many,
 * auth/unauthenticated also where the account was just deleted
 */
export async function addFund(ctx: SignedInContext, input: AddFundInput): Promise<Fund> {
  const { investedAmount, units, ...description } = input;
  const { fund, existing } = await prepareFund(ctx, description, {
    investedAmount: toDecimalText(investedAmount),
    units: toDecimalText(units),
  });
  const recorded = fundView(existing ?? (await storeFund(ctx, fund, () => [])));
  const { schemeName, amfiCode } = fund;
  if (!isSameFund(recorded, { ...input, schemeName, amfiCode })) {
    throw new AppError("funds/conflict");
  }
  return recorded;
}

type Description = Omit<AddFundInput, "investedAmount" | "units">;
type PreparedFund = Omit<NewFund, "userId"> & { id: string; amfiCode: string | null };

/**
 * A fund to be stored, with its scheme's name and NAV, and the one that has its id already.
 * @throws AppError funds/too-many
 */
export async function prepareFund(
  ctx: SignedInContext,
  {
    id = crypto.randomUUID(),
    schemeName,
    amfiCode = null,
    holderId = null,
    ...fields
  }: Description,
  totals: { investedAmount: DecimalText; units: DecimalText },
): Promise<{
  fund: PreparedFund & { createdAt: Date };
  existing: FundRow | undefined;
  transactionTotal: number;
}> {
  const wanted = { schemeName, amfiCode };
  const {
    schemes,
    list: [list],
    total: [total = missing()],
    existing: [existing],
  } = await ctx.read((owner) => ({
    schemes: schemesByCodeOrName(ctx.db, wanted.amfiCode, matchingName(wanted.schemeName)),
    list: listStatus(ctx.db),
    total: fundCount(ctx.db, owner),
    existing: fundById(ctx.db, owner, id),
  }));
  if (existing === undefined && total.count >= maxFundsPerUser) {
    throw new AppError("funds/too-many");
  }
  const scheme = findScheme(wanted, schemeLookup(schemes, list?.asOf ?? null));
  const identity = scheme === null ? wanted : identityFrom(wanted, scheme);
  const fund = {
    id,
    ...fields,
    holderId,
    ...identity,
    nameKey: nameKey(identity.schemeName),
    ...totals,
    nav: scheme?.nav ?? null,
    navDate: scheme?.navDate ?? null,
    createdAt: ctx.clock(),
    updatedAt: null,
  };
  return { fund, existing, transactionTotal: total.transactions };
}

/** @param alongside writes of the same batch, after the fund's */
export async function storeFund(
  ctx: SignedInContext,
  fund: PreparedFund & { createdAt: Date },
  alongside: (userId: UserId) => readonly Query[],
): Promise<FundRow> {
  const { stored } = await ctx.write((userId) => ({
    writes: [
      ...(fund.holderId == null ? [] : [requireHolder(ctx.db, userId, fund.holderId)]),
      insertFund(ctx.db, { ...fund, userId }),
      recountCategory(ctx.db, userId, fund.category, fund.createdAt),
      ...alongside(userId),
      requireFundLimit(ctx.db, userId),
    ],
    stored: fundById(ctx.db, userId, fund.id),
  }));
  return stored[0] ?? missing();
}
