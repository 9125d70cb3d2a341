import { AppError } from "../../shared/errors.ts";
import { maxFundsPerUser, type AddFundInput } from "../../shared/funds/schema.ts";
import type { DecimalText } from "../../shared/money.ts";
import { findScheme, identityFrom, schemeLookup } from "../../shared/schemes/matching.ts";
import { nameKey } from "../../shared/schemes/scheme.ts";
import { missing } from "../../shared/missing.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { fundById, fundCount, type FundRow, type NewFund } from "./queries/funds.ts";
import { listStatus } from "../schemes/queries/scheme-list.ts";
import { matchingName, schemesByCodeOrName } from "../schemes/queries/schemes.ts";

type Description = Omit<AddFundInput, "investedAmount" | "units">;
export type PreparedFund = Omit<NewFund, "userId"> & { id: string; amfiCode: string | null };

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
