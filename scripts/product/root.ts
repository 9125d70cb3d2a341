import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");
export const migrationsFolder = join(root, "migrations");
export const defaultDataFolder = join(root, ".data");
