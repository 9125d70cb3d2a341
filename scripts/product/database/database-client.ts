import { createClient, type Client } from "@libsql/client/web";

export type DatabaseAddress = { url: string; authToken: string | undefined };

export const openClient = ({ url, authToken }: DatabaseAddress, timeoutMs: number): Client =>
  createClient({
    url,
    ...(authToken === undefined ? {} : { authToken }),
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(timeoutMs) }),
  });
