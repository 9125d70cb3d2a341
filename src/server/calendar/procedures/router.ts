import { makeCalendarInput, revokeCalendarInput } from "../../../shared/calendar/schema.ts";
import { freshProcedure, rateLimit, signedInProcedure } from "../../auth/procedures.ts";
import { contract, noInput, resolver, router } from "../../platform/trpc/procedures.ts";
import { listCalendars } from "./list-calendars.ts";
import { makeCalendar } from "./make-calendar.ts";
import { revokeCalendar } from "./revoke-calendar.ts";

/** Each one that is made mails the owner. */
const changeLimit = { name: "calendar", span: 15 * 60_000, max: { user: 20 } };

export const calendarRouter = router({
  list: signedInProcedure.input(noInput).query(({ ctx }) => listCalendars(ctx)),
  make: freshProcedure
    .use(rateLimit(changeLimit))
    .input(contract(makeCalendarInput))
    .mutation(resolver(makeCalendar)),
  revoke: signedInProcedure
    .use(rateLimit(changeLimit))
    .input(contract(revokeCalendarInput))
    .mutation(resolver(revokeCalendar)),
});
