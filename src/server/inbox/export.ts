import { exportPart } from "../auth/export-part.ts";
import { inboxFileView } from "./inbox-view.ts";
import { inboxFilesOf } from "./queries/files.ts";

/** The list; the files themselves lie in the mailbox that they came from. */
export const inboxExport = exportPart({
  reads: ({ db }, owner) => ({ mailed: inboxFilesOf(db, owner) }),
  view: ({ mailed }) => ({ mailedStatements: mailed.map(inboxFileView) }),
});
