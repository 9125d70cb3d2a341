import getPort, { portNumbers } from "get-port";

const first = 10_000;
const portsEach = 100;

/** Picks from a range of this process below the ephemeral ports, so that nobody takes the port before it is used. */
export function freePort(): Promise<number> {
  const start = first + (process.pid % 220) * portsEach;
  return getPort({ port: portNumbers(start, start + portsEach - 1) });
}
