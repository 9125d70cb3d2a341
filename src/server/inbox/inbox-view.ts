import type { InboxFile } from "../../shared/inbox/schema.ts";
import type { InboxFileRow } from "./queries/files.ts";

export const inboxFileView = (file: InboxFileRow): InboxFile => ({
  id: file.id,
  name: file.name,
  bytes: file.bytes,
  kind: file.senderKind,
  senderDomain: file.senderDomain,
  receivedAt: file.receivedAt.toISOString(),
  hiddenAt: file.hiddenAt?.toISOString() ?? null,
});
