import type { SetTargetsInput, TargetsView } from "../../../shared/targets/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { requireHolders } from "../../holders/queries/holders.ts";
import {
  placedFundsOf,
  readPlacedFunds,
  requireTargetVersion,
  saveTarget,
  targetOf,
} from "../queries.ts";
import { targetRow } from "../stored-target.ts";
import { targetsView } from "../targets-view.ts";

/**
 * Stores the target of a person, or of everyone, that is still as the user saw it. Sending the same again returns the
 * same.
 * @throws AppError targets/not-hundred, targets/changed, holders/not-found
 */
export async function setTargets(
  ctx: SignedInContext,
  input: SetTargetsInput,
): Promise<TargetsView> {
  const { holderId, version } = input;
  const row = targetRow(input);
  const {
    target: [stored],
    funds,
  } = await ctx.write((userId) => ({
    writes: [
      requireHolders(ctx.db, userId, holderId === undefined ? [] : [holderId]),
      ...(version === undefined ? [] : [requireTargetVersion(ctx.db, userId, row, version)]),
      saveTarget(ctx.db, userId, row),
    ],
    target: targetOf(ctx.db, userId, holderId),
    funds: placedFundsOf(ctx.db, userId, holderId),
  }));
  return targetsView(stored, readPlacedFunds(funds), stored?.version ?? 0);
}
