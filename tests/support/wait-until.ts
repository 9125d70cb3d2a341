import { vi } from "vitest";

/** Milliseconds. Long, so that only what hangs fails by it: a busy machine takes many seconds to start a server. */
const timeout = 240_000;

/** Waits until the function passes, and gives what it returned. */
export const waitUntil = <Value>(passes: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(passes, { timeout, interval: 50 });
