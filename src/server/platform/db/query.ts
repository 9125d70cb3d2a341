import type { BatchItem } from "drizzle-orm/batch";
import type { SQL } from "drizzle-orm";
import type { UserId } from "../user-id.ts";

export type Query = BatchItem<"sqlite">;

/** A checked user, or the user of a session that the same batch checks. */
export type Owner = UserId | SQL<string>;
