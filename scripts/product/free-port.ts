import { createServer } from "node:net";
import { PlainFailure } from "./plain-failure.ts";

/** A port that nobody listens on, chosen by the system. */
export async function freePort(): Promise<number> {
  const port = await listen(0, "127.0.0.1");
  if (port === null) throw new PlainFailure("This machine has no free port.");
  return port;
}

/** The first port from `wanted` on that nobody listens on, at any of the machine's addresses. */
export async function freePortFrom(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 100 && port < 65_536; port++) {
    if (await isFree(port)) return port;
  }
  return freePort();
}

async function isFree(port: number): Promise<boolean> {
  for (const host of ["127.0.0.1", "::1", "0.0.0.0", "::"]) {
    if ((await listen(port, host)) === null) return false;
  }
  return true;
}

/** @returns the port that could be listened on, null where it is taken; an address the machine lacks is not taken */
function listen(port: number, host: string): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) =>
      resolve(error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT" ? port : null),
    );
    server.listen({ port, host, exclusive: true, ipv6Only: host === "::" }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : null));
    });
  });
}
