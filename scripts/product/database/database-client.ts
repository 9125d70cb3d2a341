import { createClient, type Client } from "@libsql/client/web";
import { RefusedTokenError, refusesToken } from "../../../src/server/platform/db/refused-token.ts";
import { withWriteLock } from "../../../src/server/platform/db/write-lock.ts";
import type { SettingValues } from "../check-settings.ts";

export type DatabaseAddress = {
  url: string;
  authToken: string | undefined;
  /** The address at which a running worker lets other processes wait for their turn to write. */
  writeLock?: string;
};

export function databaseOf(settings: SettingValues): DatabaseAddress {
  const { WRITE_LOCK_URL: writeLock } = settings;
  return {
    url: settings["DATABASE_URL"] ?? "",
    authToken: settings["DATABASE_AUTH_TOKEN"],
    ...(writeLock !== undefined && { writeLock }),
  };
}

/** Milliseconds that a command waits for its turn to write. */
const maxWait = 60_000;

/** Runs an action with a database client of its own, in this process's turn to write. */
export const inWriteTurn = <Result>(
  { writeLock, authToken }: DatabaseAddress,
  write: () => Promise<Result>,
): Promise<Result> =>
  writeLock === undefined ? write() : withWriteLock({ url: writeLock, authToken }, maxWait, write);

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
