import { randomInt } from "node:crypto";
import getPort from "get-port";

/** Below the ephemeral ports, so that nobody takes the port before it is used; above 10080, which browsers refuse. */
const [first, end] = [10_081, 32_000];

/** Picks at random: two processes that look at the same time hardly ever pick the same one. */
export const freePort = (): Promise<number> =>
  getPort({ port: Array.from({ length: 50 }, () => randomInt(first, end)) });
