import { AppError } from "../../shared/errors.ts";
import { isSameFund } from "../../shared/funds/same-fund.ts";
import { maxFundsPerUser, type AddFundInput, type Fund } from "../../shared/funds/schema.ts";
import { toDecimalText } from "../../shared/money.ts";
import { findScheme, identityFrom, schemeLookup } from "../../shared/schemes/matching.ts";
import { nameKey } from "../../shared/schemes/scheme.ts";
import type { SignedInContext } from "../auth/signed-in.ts";
import { countCategory } from "./queries/category-counts.ts";
import { fundById, fundCount, insertFund, type FundRow, type NewFund } from "./queries/funds.ts";
import { listStatus } from "../schemes/queries/scheme-list.ts";
import { matchingName, schemesByCodeOrName } from "../schemes/queries/schemes.ts";
import { isUserGone } from "../auth/queries/users.ts";
import { fundView } from "./fund-view.ts";

/**
 * Adds a fund with its scheme's NAV. The same add sent again returns the stored fund.
 * @throws AppError funds/conflict where the id has other data, funds/too-many, request/too-many,
 * auth/unauthenticated also where the account was just deleted
 */
export async function addFund(ctx: SignedInContext, input: AddFundInput): Promise<Fund> {
  const { id = crypto.randomUUID(), schemeName, amfiCode = null, ...fields } = input;
  const wanted = { schemeName, amfiCode };
  const { user, rows } = await ctx.read(
    (owner) =>
      [
        schemesByCodeOrName(ctx.db, wanted.amfiCode, matchingName(wanted.schemeName)),
        listStatus(ctx.db),
        fundCount(ctx.db, owner),
        fundById(ctx.db, owner, id),
      ] as const,
  );
  const [schemes, [list], [fundTotal], [existing]] = rows;
  const scheme = findScheme(wanted, schemeLookup(schemes, list?.asOf ?? null));
  const identity = scheme === null ? wanted : identityFrom(wanted, scheme);
  const fund = {
    userId: user.id,
    id,
    ...fields,
    ...identity,
    nameKey: nameKey(identity.schemeName),
    investedAmount: toDecimalText(fields.investedAmount),
    units: toDecimalText(fields.units),
    nav: scheme?.nav ?? null,
    navDate: scheme?.navDate ?? null,
    createdAt: ctx.clock(),
    updatedAt: null,
  } satisfies NewFund;
  if (existing === undefined && (fundTotal?.count ?? 0) >= maxFundsPerUser) {
    throw new AppError("funds/too-many");
  }
  const recorded = fundView(existing ?? (await insertOrFind(ctx, fund)));
  if (!isSameFund(recorded, { ...input, ...identity })) throw new AppError("funds/conflict");
  return recorded;
}

async function insertOrFind(
  ctx: SignedInContext,
  fund: NewFund & { createdAt: Date },
): Promise<FundRow> {
  const writes = ctx.write(
    (userId) =>
      [
        insertFund(ctx.db, { ...fund, userId }),
        countCategory(ctx.db, userId, fund.category, fund.createdAt),
        fundById(ctx.db, userId, fund.id),
      ] as const,
  );
  const [, , [recorded]] = await writes.catch((error: unknown) => {
    throw isUserGone(error) ? new AppError("auth/unauthenticated", { cause: error }) : error;
  });
  if (recorded === undefined) throw new Error("the inserted fund was not found in the same batch");
  return recorded;
}
