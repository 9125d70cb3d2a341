import { counter, histogram } from "./metric-families.ts";

/** `outcome`: `ok`, or the code of the failure. */
export const countOutcome = counter(
  "fundbook_calls_total",
  "Calls of the API by procedure and outcome.",
);
export const timeCall = histogram(
  "fundbook_call_seconds",
  "Time of a call by procedure, in seconds.",
);
/** `mode`: `read` or `write`. */
export const timeRoundTrip = histogram(
  "fundbook_database_seconds",
  "Time of a round trip to the database with its waiting, in seconds.",
);
export const timeWriteWait = histogram(
  "fundbook_write_wait_seconds",
  "Time that a write waited for its turn, in seconds.",
);
/** `outcome`: what became of it, or the code of the refusal. */
export const countReceivedMail = counter(
  "fundbook_mails_received_total",
  "Mails to inboxes for statements by outcome.",
);
/** `outcome`: `sent` or `lost`. */
export const countMail = counter("fundbook_mails_total", "Mails by outcome.", [
  { outcome: "sent" },
  { outcome: "lost" },
]);
/** `outcome`: as `PushOutcome` has them. */
export const countPush = counter("fundbook_pushes_total", "Notifications to devices by outcome.", [
  { outcome: "taken" },
  { outcome: "gone" },
  { outcome: "refused" },
  { outcome: "unknown" },
  { outcome: "failed" },
]);
/** `outcome`: `stopped` where it ended letters, `other`, or `refused` for one that was not signed. */
export const countMailEvent = counter(
  "fundbook_mail_events_total",
  "Messages of the mail service by outcome.",
  [{ outcome: "stopped" }, { outcome: "other" }, { outcome: "refused" }],
);
