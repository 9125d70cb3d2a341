import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";

/** The cheapest question that only a working database answers. */
export const ping = ({ reads }: Database) => reads.get(sql`select 1`);
