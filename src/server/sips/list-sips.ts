import type { ListSipsInput, Sip } from "../../shared/sips/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { sipsOf, sipsOfHolder } from "./queries.ts";
import { sipView } from "./sip-view.ts";

export async function listSips(
  ctx: SignedInContext,
  { fundId, holderId }: ListSipsInput,
): Promise<Sip[]> {
  const { rows } = await ctx.read((owner) => [
    holderId === undefined ? sipsOf(ctx.db, owner) : sipsOfHolder(ctx.db, owner, holderId),
  ]);
  return rows[0].filter((row) => fundId === undefined || row.fundId === fundId).map(sipView);
}
