import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");
export const migrationsFolder = join(root, "migrations");
/** The data folder where no other is named. */
export const usualDataFolder = join(root, ".data");
