import type { AccountEvent } from "../../../shared/account/event.ts";
import type { EventRow } from "./queries.ts";

export const eventView = ({
  userId: _,
  isPending: _told,
  at,
  ...event
}: EventRow): AccountEvent => ({
  ...event,
  at: at.toISOString(),
});
