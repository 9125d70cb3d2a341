import type { SetTargetsInput, TargetsView } from "../../shared/targets/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { requireHolders } from "../holders/queries/holders.ts";
import { placedFundsOf, readPlacedFunds, saveTarget } from "./queries.ts";
import { targetRow } from "./stored-target.ts";
import { targetsView } from "./targets-view.ts";

/**
 * Stores the target of a person, or of everyone.
 * @throws AppError targets/not-hundred, holders/not-found
 */
export async function setTargets(
  ctx: SignedInContext,
  input: SetTargetsInput,
): Promise<TargetsView> {
  const row = targetRow(input);
  const { funds } = await ctx.write((userId) => ({
    writes: [
      requireHolders(ctx.db, userId, input.holderId === undefined ? [] : [input.holderId]),
      saveTarget(ctx.db, userId, row),
    ],
    funds: placedFundsOf(ctx.db, userId, input.holderId),
  }));
  return targetsView(input, readPlacedFunds(funds));
}
