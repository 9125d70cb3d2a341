import { exportPart } from "../auth/export-part.ts";
import { pushDevicesOf } from "./queries.ts";

/** The addresses and keys of browsers are secrets. */
export const pushExport = exportPart({
  reads: ({ db }, owner) => ({ notified: pushDevicesOf(db, owner) }),
  view: ({ notified }) => ({
    notifiedDevices: notified.map(({ kinds, createdAt }) => ({ kinds, createdAt })),
  }),
});
