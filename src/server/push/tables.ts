import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { pushKinds, type PushKind } from "../../shared/push/push-kinds.ts";
import { ownerId, sessions } from "../auth/tables.ts";

/** Browsers that get notifications, each as long as its session lasts. */
export const pushDevices = sqliteTable(
  "push_devices",
  {
    userId: ownerId(),
    sessionId: text("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** One a browser: it belongs to the last user who turned notifications on. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    kinds: text({ mode: "json" }).$type<PushKind[]>().notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    /** The day in India on which its user's occasions were last looked at. */
    lookedOn: text("looked_on"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sessionId] }),
    index("push_devices_by_session").on(table.sessionId),
  ],
);

/** What a user's devices were told, so that each occasion is told once. */
export const pushTold = sqliteTable(
  "push_told",
  {
    userId: ownerId(),
    kind: text({ enum: pushKinds }).notNull(),
    occasion: text().notNull(),
    toldAt: integer("told_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.occasion] }),
    index("push_told_by_time").on(table.toldAt),
  ],
);

/** Notifications that wait to be sent: one of a kind for each device. */
export const pushQueue = sqliteTable(
  "push_queue",
  {
    userId: text("user_id").notNull(),
    sessionId: text("session_id").notNull(),
    kind: text({ enum: pushKinds }).notNull(),
    /** As in the payload. */
    id: text().notNull(),
    dueAt: integer("due_at", { mode: "timestamp_ms" }).notNull(),
    /** After it nothing is sent any more. */
    deadline: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sessionId, table.kind] }),
    foreignKey({
      columns: [table.userId, table.sessionId],
      foreignColumns: [pushDevices.userId, pushDevices.sessionId],
    }).onDelete("cascade"),
    index("push_queue_due").on(table.dueAt),
  ],
);
