import type { Database } from "./db/client.ts";
import type { Settings } from "./env.ts";
import type { Log } from "./log.ts";

/** What a use-case works with, whoever called it. */
export type ServiceContext = {
  settings: Settings;
  db: Database;
  clock: () => Date;
  requestId: string;
  log: Log;
};

/** What a use-case on a request works with. */
export type RequestContext = ServiceContext & {
  /** The session cookie's value, not yet checked; null where there is none. */
  sessionToken: string | null;
  setCookie: (header: string) => void;
};
