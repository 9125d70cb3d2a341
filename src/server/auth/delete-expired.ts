import type { ServiceContext } from "../platform/context.ts";
import { deleteExpiredWindows } from "../platform/limits/queries.ts";
import { deleteExpiredDevices } from "./queries/trusted-devices.ts";
import { deleteExpiredResetCodes } from "./queries/reset-codes.ts";
import { deleteExpiredSessions } from "./queries/sessions.ts";

export async function deleteExpired({ db, clock }: ServiceContext): Promise<void> {
  const now = clock();
  await db.writes.batch([
    deleteExpiredSessions(db, now),
    deleteExpiredResetCodes(db, now),
    deleteExpiredWindows(db, now),
    deleteExpiredDevices(db, now),
  ]);
}
