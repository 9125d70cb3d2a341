import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");
export const migrationsFolder = join(root, "migrations");
/** Set in the image, whose data is in a volume. */
export const imageDataFolder = process.env["FUNDBOOK_DATA"];
export const defaultDataFolder = imageDataFolder ?? join(root, ".data");
