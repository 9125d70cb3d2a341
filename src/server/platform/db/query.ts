import type { BatchItem } from "drizzle-orm/batch";
import type { SQL } from "drizzle-orm";
import type { UserId } from "../user-id.ts";

/** A query that a repository has written and nobody has sent yet. */
export type Query = BatchItem<"sqlite">;

/** Whose rows a query may touch: a checked user, or the user of a session that is checked in the same batch. */
export type Owner = UserId | SQL<string>;
