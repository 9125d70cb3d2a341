import type { CalendarView } from "../../../shared/calendar/schema.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { calendarsOf } from "../queries.ts";

export async function listCalendars(ctx: SessionContext): Promise<CalendarView[]> {
  const { calendars } = await ctx.read((owner) => ({ calendars: calendarsOf(ctx.db, owner) }));
  return calendars.map(({ createdAt, readAt, ...calendar }) => ({
    ...calendar,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }));
}
