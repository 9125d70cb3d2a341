import type { ServiceContext } from "../platform/context.ts";
import { forgetEndedWindows } from "../platform/limits/queries.ts";
import { forgetBrowsers } from "./queries/trusted-devices.ts";
import { deleteExpiredGoogleLinks } from "../google/queries/pending-links.ts";
import { deleteEndedResetCodes } from "./queries/reset-codes.ts";
import { deleteEndedSessions } from "./queries/sessions.ts";

/** Deletes what time has ended: sessions, reset codes, Google identities that wait to be linked, counted attempts, browsers that were long not seen. */
export async function forgetEnded({ db, clock }: ServiceContext): Promise<void> {
  const now = clock();
  await db.writes.batch([
    deleteEndedSessions(db, now),
    deleteEndedResetCodes(db, now),
    deleteExpiredGoogleLinks(db, now),
    forgetEndedWindows(db, now),
    forgetBrowsers(db, now),
  ]);
}
