import type { WatchedScheme } from "../../../shared/compare/watch-list/schema.ts";
import type { WatchedRow } from "./queries.ts";

export const watchedView = ({ createdAt, ...scheme }: WatchedRow): WatchedScheme => ({
  ...scheme,
  since: createdAt.toISOString(),
});
