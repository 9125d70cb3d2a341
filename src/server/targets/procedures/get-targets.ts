import type { GetTargetsInput, TargetsView } from "../../../shared/targets/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { placedFundsOf, readPlacedFunds, targetOf, versionOfTarget } from "../queries.ts";
import { targetsView } from "../targets-view.ts";

/** A person's holdings, or everyone's, compared with their target. */
export async function getTargets(
  ctx: SignedInContext,
  { holderId }: GetTargetsInput,
): Promise<TargetsView> {
  const {
    target: [stored],
    versions,
    funds,
  } = await ctx.read((owner) => ({
    target: targetOf(ctx.db, owner, holderId),
    versions: versionOfTarget(ctx.db, owner, holderId),
    funds: placedFundsOf(ctx.db, owner, holderId),
  }));
  return targetsView(stored, readPlacedFunds(funds), versions[0]?.version ?? 0);
}
