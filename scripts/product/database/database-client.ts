import { createClient, type Client } from "@libsql/client/web";
import { RefusedTokenError, refusesToken } from "../../../src/server/platform/db/refused-token.ts";

export type DatabaseAddress = { url: string; authToken: string | undefined };

export const openClient = ({ url, authToken }: DatabaseAddress, timeoutMs: number): Client =>
  createClient({
    url,
    ...(authToken === undefined ? {} : { authToken }),
    fetch: async (request: Request) => {
      const response = await fetch(request, { signal: AbortSignal.timeout(timeoutMs) });
      if (refusesToken(response.status)) throw new RefusedTokenError();
      return response;
    },
  });
