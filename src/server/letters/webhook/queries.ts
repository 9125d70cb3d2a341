import { lte, sql } from "drizzle-orm";
import { dayInMilliseconds } from "../../../shared/day-length.ts";
import type { Database } from "../../platform/db/client.ts";
import { deleteExpiredRows } from "../../platform/db/delete-expired-rows.ts";
import { guard } from "../../platform/db/guard.ts";
import { deliveryEvents } from "./tables.ts";

/** Fails for a message that was taken before. */
export const requireNewEvent = (db: Database, id: string) =>
  guard(db, sql`not exists (select 1 from mail_events where id = ${id})`, "letters/known-event");

export const insertEventId = ({ writes }: Database, id: string, at: Date) =>
  writes.insert(deliveryEvents).values({ id, at });

const storedDays = 30;

export const deleteOldEvents = (db: Database, now: Date) =>
  deleteExpiredRows(
    db,
    deliveryEvents,
    lte(deliveryEvents.at, new Date(now.getTime() - storedDays * dayInMilliseconds)),
  );
