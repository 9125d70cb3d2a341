import { createClient, type Client } from "@libsql/client/web";
import type { DatabaseAddress } from "./database-auth.ts";

export const openClient = ({ url, authToken }: DatabaseAddress, timeoutMs: number): Client =>
  createClient({
    url,
    ...(authToken === undefined ? {} : { authToken }),
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(timeoutMs) }),
  });
