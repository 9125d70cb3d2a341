import type { ServiceContext } from "../platform/context.ts";
import { runBatch } from "../platform/db/batch.ts";
import { deleteExpiredWindows } from "../platform/limits/queries.ts";
import { deleteExpiredChanges, deleteExpiredFormerAddresses } from "./addresses/queries/changes.ts";
import { deleteExpiredProofs } from "./addresses/queries/proofs.ts";
import { deleteExpiredFormerFactors } from "./second-factor/queries/former-factors.ts";
import { deleteExpiredLosses } from "./second-factor/queries/losses.ts";
import { deleteExpiredTickets } from "./second-factor/queries/tickets.ts";
import { deleteExpiredAccessTokens } from "./access-tokens/queries.ts";
import { deleteExpiredOAuth } from "./assistants/queries.ts";
import { deleteExpiredEvents } from "./events/queries.ts";
import { deleteExpiredDevices } from "./queries/trusted-devices.ts";
import { deleteExpiredDeviceLinks } from "./queries/device-links.ts";
import { deleteExpiredInvitations } from "./queries/invitations.ts";
import { deleteExpiredResetCodes } from "./queries/reset-codes.ts";
import { SessionAdapter } from "./sessions/adapter.ts";
import { luciaFor } from "./sessions/lucia.ts";

export async function deleteExpired(ctx: ServiceContext): Promise<void> {
  const { db, settings } = ctx;
  const now = ctx.clock();
  await luciaFor(settings, new SessionAdapter(ctx)).deleteExpiredSessions();
  await runBatch(db.writes, [
    deleteExpiredResetCodes(db, now),
    deleteExpiredWindows(db, now),
    deleteExpiredDevices(db, now),
    deleteExpiredDeviceLinks(db, now),
    deleteExpiredInvitations(db, now),
    deleteExpiredEvents(db, now),
    deleteExpiredProofs(db, now),
    deleteExpiredChanges(db, now),
    deleteExpiredFormerAddresses(db, now),
    deleteExpiredFormerFactors(db, now),
    deleteExpiredTickets(db, now),
    deleteExpiredLosses(db, now),
    deleteExpiredAccessTokens(db, now),
    ...deleteExpiredOAuth(db, now),
  ]);
}
