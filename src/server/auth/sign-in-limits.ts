import { dayInMilliseconds } from "../../shared/day-length.ts";
import type { AttemptLimit } from "../platform/limits/rate-limit.ts";

/**
 * For everything that checks a password, successful or not. The network's limit is wide because many homes share an
 * address in India's mobile networks.
 */
export const signInLimit = {
  name: "signIn",
  span: 15 * 60_000,
  max: { accountFromSite: 10, network: 100 },
  maxSuccesses: { account: 100, network: 1_000 },
  trustedDevice: "apart",
} as const satisfies AttemptLimit;

const signInDayLimit = {
  name: "signInDay",
  span: dayInMilliseconds,
  max: { accountFromSite: 30 },
  trustedDevice: "uncounted",
} as const satisfies AttemptLimit;

/**
 * Bounds what many networks can guess together. One of them fills at most a tenth of it, so that nobody alone closes an
 * account to new devices.
 */
export const signInAddressLimit = {
  name: "signInAddress",
  span: dayInMilliseconds,
  max: { account: 100 },
  trustedDevice: "uncounted",
  firstOfSite: 10,
  message:
    "Too many wrong passwords were tried for this address today. Use a device that has signed in before, or try again tomorrow.",
} as const satisfies AttemptLimit;

export const signInLimits = [signInLimit, signInDayLimit, signInAddressLimit] as const;
