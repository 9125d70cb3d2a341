import type { WatchedScheme } from "../../shared/watch/schema.ts";
import type { WatchedRow } from "./queries.ts";

export const watchedView = ({ createdAt, ...scheme }: WatchedRow): WatchedScheme => ({
  ...scheme,
  since: createdAt.toISOString(),
});
