import type { Session } from "../../../shared/account/schema.ts";
import type { SessionRow } from "./queries.ts";

export const sessionView = (row: SessionRow, currentId: string): Session => ({
  id: row.id,
  device: row.device,
  method: row.method,
  createdAt: row.createdAt.toISOString(),
  seenAt: new Date(Math.max(row.seenAt.getTime(), row.createdAt.getTime())).toISOString(),
  isCurrent: row.id === currentId,
});
