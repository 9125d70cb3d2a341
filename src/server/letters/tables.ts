import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { letterKinds } from "../../shared/letters/letter-kinds.ts";
import { letterAmounts, letterStates, stopReasons } from "../../shared/letters/schema.ts";
import { ownerId } from "../auth/tables.ts";

/** The letters that an owner asked for; one that is off has no row. */
export const letterSettings = sqliteTable(
  "letter_settings",
  {
    userId: ownerId(),
    kind: text({ enum: letterKinds }).notNull(),
    /** `everyone`, `me` or a holder's id. */
    holderId: text("holder_id").notNull(),
    amounts: text({ enum: letterAmounts }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.holderId] }),
    index("letter_settings_by_kind").on(table.kind, table.userId, table.holderId),
  ],
);

/** Where an owner's letters go, and by which address they are turned off. */
export const letterAddresses = sqliteTable("letter_addresses", {
  userId: ownerId().primaryKey(),
  email: text().notNull(),
  /** 160 random bits; new with each address. It turns letters off and does nothing else, so that it is kept as it is. */
  token: text().notNull().unique(),
  /** Why the mail service says that no letter should go there. */
  stopped: text({ enum: stopReasons }),
  stoppedAt: integer("stopped_at", { mode: "timestamp_ms" }),
});

/** One row for each letter, so that none goes out twice. */
export const letters = sqliteTable(
  "letters",
  {
    userId: ownerId(),
    /** `everyone`, `me` or a holder's id: never null, as null is like no other null. */
    holderId: text("holder_id").notNull(),
    kind: text({ enum: letterKinds }).notNull(),
    period: text().notNull(),
    /** The mail service's tag of it. */
    id: text().notNull().unique(),
    state: text({ enum: letterStates }).notNull(),
    /** When it is to be sent, or sent again. */
    dueAt: integer("due_at", { mode: "timestamp_ms" }).notNull(),
    /** After it nothing is sent any more. */
    deadline: integer({ mode: "timestamp_ms" }).notNull(),
    /** Of the run that works on it, until `dueAt`. */
    claim: text(),
    /** Of the call that it was sent with, stored before that call. */
    key: text(),
    firstCallAt: integer("first_call_at", { mode: "timestamp_ms" }),
    refusals: integer().notNull().default(0),
    /** What it says, stored before the call; copied to `told_topics` once the letter counts as sent. */
    topics: text({ mode: "json" }).$type<[subject: string, fact: string][]>(),
    settledAt: integer("settled_at", { mode: "timestamp_ms" }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.holderId, table.kind, table.period] }),
    index("letters_due")
      .on(table.dueAt)
      .where(sql`${table.state} = 'due'`),
    index("letters_by_key")
      .on(table.key)
      .where(sql`${table.key} is not null`),
    index("letters_by_call")
      .on(table.firstCallAt)
      .where(sql`${table.firstCallAt} is not null`),
    index("letters_unanswered")
      .on(table.dueAt)
      .where(sql`${table.state} = 'due' and ${table.key} is not null`),
    index("letters_empty")
      .on(table.settledAt)
      .where(sql`${table.state} = 'empty'`),
  ],
);

/** How many letters of a user went with a call. Rows of `letters` cannot be counted: they are deleted with a person. */
export const letterCalls = sqliteTable(
  "letter_calls",
  {
    userId: ownerId(),
    key: text().notNull(),
    calledAt: integer("called_at", { mode: "timestamp_ms" }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("letter_calls_by_time").on(table.calledAt, table.userId, table.count),
  ],
);

/** Letters sent to accounts that were deleted since, by call: they still count towards the day's limit, and name nobody. */
export const endedLetterCalls = sqliteTable(
  "ended_letter_calls",
  {
    key: text().primaryKey(),
    calledAt: integer("called_at", { mode: "timestamp_ms" }).notNull(),
    count: integer().notNull(),
  },
  (table) => [index("ended_letter_calls_by_time").on(table.calledAt, table.count)],
);

/** What letters about somebody have told, so that nothing is told twice. */
export const toldTopics = sqliteTable(
  "told_topics",
  {
    userId: ownerId(),
    /** `everyone`, `me` or a holder's id. */
    holderId: text("holder_id").notNull(),
    subject: text().notNull(),
    /** As `factOf` writes it. */
    fact: text().notNull(),
    toldAt: integer("told_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.holderId, table.subject] }),
    index("told_topics_by_time").on(table.toldAt),
  ],
);
