import { AppError } from "../../../shared/errors.ts";
import { isSameFund } from "../../../shared/funds/same-fund.ts";
import type { AddFundInput, Fund } from "../../../shared/funds/schema.ts";
import { toDecimalText } from "../../../shared/money.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { fundView } from "../fund-view.ts";
import { prepareFund } from "../prepare-fund.ts";
import { storeFund } from "../store-fund.ts";

/**
 * Adds a fund with its scheme's NAV. The same add sent again returns the stored fund.
 * @throws AppError funds/conflict where the id has other data, funds/too-many, holders/not-found, request/too-many,
 * removals/deleted-since, auth/unauthenticated also where the account was just deleted
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
