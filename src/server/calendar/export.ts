import { exportPart } from "../auth/export-part.ts";
import { calendarsOf } from "./queries.ts";

export const calendarExport = exportPart({
  reads: ({ db }, owner) => ({ calendars: calendarsOf(db, owner) }),
  view: ({ calendars }) => ({ calendars }),
});
