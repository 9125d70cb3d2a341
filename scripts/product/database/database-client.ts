import { createClient, type Client } from "@libsql/client/web";
import { RefusedTokenError, refusesToken } from "../../../src/server/platform/db/refused-token.ts";
import type { SettingValues } from "../check-settings.ts";

export type DatabaseAddress = { url: string; authToken: string | undefined };

export const databaseOf = (settings: SettingValues): DatabaseAddress => ({
  url: settings["DATABASE_URL"] ?? "",
  authToken: settings["DATABASE_AUTH_TOKEN"],
});

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
