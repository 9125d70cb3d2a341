import type { SQL } from "drizzle-orm";
import type { EventKind } from "../../../shared/account/event.ts";
import type { RequestContext } from "../../platform/context.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Query } from "../../platform/db/query.ts";
import { networkForLog } from "../../platform/log/log.ts";
import type { UserId } from "../../platform/user-id.ts";
import type { ToldKind } from "../mails/languages/event-texts.ts";
import {
  deleteOldestEvents,
  insertEvent,
  isUnknownDevice,
  scheduleNotice,
  type NewEvent,
} from "./queries.ts";
import { deviceToTrust } from "../trusted-device.ts";

/**
 * Tells the account's owner what happened: on the security page, and by mail after the response.
 * @param event.detail the name of what it is about, such as a provider
 * @param onlyIf what must hold when the batch comes to it
 * @returns writes for the batch of the act itself, after those that prove the address
 */
export function tellOwner(
  ctx: RequestContext,
  userId: UserId,
  told: { kind: EventKind; detail?: string },
  onlyIf?: SQL,
): Query[] {
  ctx.mailNotices();
  const isMailed = ctx.settings.mail !== null;
  return recordEvent(ctx.db, userId, toldEvent(ctx, told), { isMailed, onlyIf });
}

/** @param how.isMailed whether there is a mail service, and no mail of its own tells it */
export function recordEvent(
  db: Database,
  userId: UserId,
  told: Omit<NewEvent, "id">,
  { isMailed, onlyIf }: { isMailed: boolean; onlyIf?: SQL | undefined },
): Query[] {
  const event = { id: crypto.randomUUID(), ...told };
  return [
    insertEvent(db, userId, event, { isMailed, onlyIf }),
    scheduleNotice(db, userId, event),
    deleteOldestEvents(db, userId),
  ];
}

/** Tells the owner of a sign-in on a new device. The writes go before those that trust the device. */
export async function tellNewDevice(
  ctx: RequestContext,
): Promise<(userId: UserId) => readonly Query[]> {
  const { hash } = await deviceToTrust(ctx);
  return (userId) => tellOwner(ctx, userId, { kind: "signed-in" }, isUnknownDevice(userId, hash));
}

export const toldEvent = <Kind extends ToldKind>(
  { clock, caller }: RequestContext,
  { kind, detail = null }: { kind: Kind; detail?: string | null },
) => ({
  kind,
  at: clock(),
  device: caller.device,
  network: networkStart(caller.address),
  detail,
});

/** `203.0.113` of `203.0.113.0/24`. */
const networkStart = (address: string | null): string | null =>
  networkForLog(address)?.replace(/(\.0|::)\/\d+$/, "") ?? null;
