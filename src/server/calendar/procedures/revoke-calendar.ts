import type { CalendarView, RevokeCalendarInput } from "../../../shared/calendar/schema.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { deleteCalendar } from "../queries.ts";
import { listCalendars } from "./list-calendars.ts";

/** Takes effect at the next request, on every worker. */
export async function revokeCalendar(
  ctx: SessionContext,
  { whose }: RevokeCalendarInput,
): Promise<CalendarView[]> {
  await ctx.write((userId) => deleteCalendar(ctx.db, userId, whose));
  return listCalendars(ctx);
}
