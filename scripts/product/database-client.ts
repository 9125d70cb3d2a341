import { createClient, type Client } from "@libsql/client/web";
import type { DatabaseAddress } from "./database-auth.ts";

/** @param timeout milliseconds for one request */
export const openClient = ({ url, authToken }: DatabaseAddress, timeout: number): Client =>
  createClient({
    url,
    ...(authToken === undefined ? {} : { authToken }),
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(timeout) }),
  });
