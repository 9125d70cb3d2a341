import type { Sender } from "../../../shared/sharing/schema.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { sendersOf } from "../queries/senders.ts";
import { senderView } from "../sender-view.ts";

export async function listSenders(ctx: SessionContext): Promise<Sender[]> {
  const { senders } = await ctx.read((owner) => ({
    senders: sendersOf(ctx.db, owner, ctx.clock()),
  }));
  return senders.map((row) => senderView(row, ctx.settings));
}
