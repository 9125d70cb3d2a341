import { AppError } from "../../shared/errors.ts";
import { heldLots } from "../../shared/tax/selling/harvest.ts";
import type { TaxLotsInput } from "../../shared/tax/schema.ts";
import type { SellableLot } from "../../shared/tax/selling/selling-types.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { readPersonOfFund } from "./read-person.ts";

/**
 * The lots that a fund holds, oldest first.
 * @throws AppError funds/not-found
 */
export async function getLots(
  ctx: SignedInContext,
  { fundId }: TaxLotsInput,
): Promise<SellableLot[]> {
  const { person, facts, today } = await readPersonOfFund(ctx, fundId);
  const fund = person.funds.find(({ id }) => id === fundId);
  if (fund === undefined) throw new AppError("funds/not-found");
  return heldLots(fund, facts, { today });
}
