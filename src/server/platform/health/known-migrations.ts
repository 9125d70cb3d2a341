import journal from "../../../../migrations/meta/_journal.json" with { type: "json" };

/** When the newest migration of this version was generated, as Drizzle's table in the database has it. */
export const newestKnownMigration: number = Math.max(...journal.entries.map(({ when }) => when));
