import type { ServiceContext } from "../../context.ts";
import { forgetEndedWindows } from "../../repositories/attempts.ts";
import { forgetBrowsers } from "../../repositories/known-browsers.ts";
import { deleteExpiredGoogleLinks } from "../../repositories/pending-google-links.ts";
import { deleteEndedResetCodes } from "../../repositories/reset-codes.ts";
import { deleteEndedSessions } from "../../repositories/sessions.ts";

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
