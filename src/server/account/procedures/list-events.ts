import type { AccountEvent } from "../../../shared/account/event.ts";
import { accountEventsOf, type EventRow } from "../../auth/queries/events.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";

export async function listEvents(ctx: SessionContext): Promise<AccountEvent[]> {
  const { events } = await ctx.read((owner) => ({
    events: accountEventsOf(ctx.db, owner, ctx.clock()),
  }));
  return events.map(eventView);
}

export const eventView = ({
  userId: _,
  isPending: _told,
  at,
  ...event
}: EventRow): AccountEvent => ({
  ...event,
  at: at.toISOString(),
});
