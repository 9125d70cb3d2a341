import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";

export const ping = ({ reads }: Database) => reads.get(sql`select 1`);
