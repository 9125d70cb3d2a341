import type { MakeCalendarInput, NewCalendar } from "../../../shared/calendar/schema.ts";
import { AppError } from "../../../shared/errors.ts";
import { ofEveryone } from "../../../shared/letters/letter-kinds.ts";
import { tellOwner } from "../../auth/events/tell-owner.ts";
import { requireProvenAddress } from "../../auth/require-proven.ts";
import { requireFreshSession } from "../../auth/sessions/queries.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { requireHolder } from "../../holders/queries/holders.ts";
import { hashText } from "../../platform/encoding.ts";
import { newToken } from "../../platform/token.ts";
import { saveCalendar } from "../queries.ts";

/**
 * Makes an address for calendar programs, in the place of the one about the same people, and returns it this once.
 * @throws AppError calendar/no-demo, email/unproven, holders/not-found; auth/confirm-first where the session has ended
 * meanwhile
 */
export async function makeCalendar(
  ctx: SessionContext,
  input: MakeCalendarInput,
): Promise<NewCalendar> {
  const { db } = ctx;
  const { user, session } = await ctx.read(() => ({}));
  if (user.demoUntil !== null) throw new AppError("calendar/no-demo");
  requireProvenAddress(ctx, user);
  const now = ctx.clock();
  const token = newToken();
  const hash = await hashText(token);
  await ctx.write((userId) => [
    requireFreshSession(db, userId, session.id, now),
    ...(input.whose === ofEveryone ? [] : [requireHolder(db, userId, input.whose)]),
    saveCalendar(db, userId, input, { hash, now }),
    ...tellOwner(ctx, userId, { kind: "calendar-made" }),
  ]);
  ctx.log("info", "calendar.made", { userId: user.id });
  return { address: `${ctx.settings.appOrigin}/api/calendar/${token}.ics` };
}
