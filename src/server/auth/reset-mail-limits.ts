import { dayInMilliseconds } from "../../shared/day-length.ts";
import type { AttemptLimit } from "../platform/limits/rate-limit.ts";

const message = "An address gets ten reset links a day. Use the newest one, or try again tomorrow.";

/** Half of what a mailbox gets, so that one site alone cannot use it up. */
export const resetDayLimit = {
  name: "resetDay",
  span: dayInMilliseconds,
  max: { accountFromSite: 5 },
  message,
} as const satisfies AttemptLimit;

/** Holds with or without an account, so that nobody can flood a mailbox. */
export const resetMailLimit = {
  name: "resetMail",
  span: dayInMilliseconds,
  max: { account: 10 },
  message,
} as const satisfies AttemptLimit;
