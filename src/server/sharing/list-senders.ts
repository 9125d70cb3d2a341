import type { Sender } from "../../shared/sharing/schema.ts";
import { readAsUser } from "../auth/session.ts";
import type { RequestContext } from "../platform/context.ts";
import { sendersOf } from "./queries/senders.ts";
import { senderView } from "./sender-view.ts";

/** Who shares funds with the caller, the last one first. */
export async function listSenders(ctx: RequestContext): Promise<Sender[]> {
  const { rows } = await readAsUser(ctx, (owner) => [sendersOf(ctx.db, owner)] as const);
  return rows[0].map((row) => senderView(row, ctx.settings));
}
