import type { AccountEvent } from "../../../shared/account/event.ts";
import { eventView } from "../../auth/events/event-view.ts";
import { accountEventsOf } from "../../auth/events/queries.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";

export async function listEvents(ctx: SessionContext): Promise<AccountEvent[]> {
  const { events } = await ctx.read((owner) => ({
    events: accountEventsOf(ctx.db, owner, ctx.clock()),
  }));
  return events.map(eventView);
}
