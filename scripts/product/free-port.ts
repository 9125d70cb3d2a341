import getPort, { portNumbers } from "get-port";

const first = 10_000;
const portsEach = 100;

/**
 * A free port of a range of this process, below those that outgoing connections get: between the
 * choice and its use nobody else takes it.
 */
export function freePort(): Promise<number> {
  const start = first + (process.pid % 220) * portsEach;
  return getPort({ port: portNumbers(start, start + portsEach - 1) });
}
