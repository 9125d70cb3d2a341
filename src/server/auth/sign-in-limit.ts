import type { AttemptLimit } from "../platform/limits/rate-limit.ts";

/**
 * For everything that checks a password, successful or not. The network's limit is wide because many homes share an
 * address in India's mobile networks.
 */
export const signInLimit = {
  name: "signIn",
  span: 15 * 60_000,
  max: { accountOrDevice: 10, network: 100 },
  maxSuccesses: { account: 100, network: 1_000 },
} as const satisfies AttemptLimit;
