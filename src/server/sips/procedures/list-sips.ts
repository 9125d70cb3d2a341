import type { ListSipsInput, Sip } from "../../../shared/sips/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { runInTurns } from "../../platform/queue/run-in-turns.ts";
import { readSips, sipsOf, sipsOfHolder } from "../queries/sips.ts";
import { sipViews } from "../sip-view.ts";

export async function listSips(
  ctx: SignedInContext,
  { fundId, holderId }: ListSipsInput,
): Promise<Sip[]> {
  const { sips } = await ctx.read((owner) => ({
    sips: holderId === undefined ? sipsOf(ctx.db, owner) : sipsOfHolder(ctx.db, owner, holderId),
  }));
  return runInTurns(
    sipViews(readSips(sips).filter((row) => fundId === undefined || row.fundId === fundId)),
  );
}
