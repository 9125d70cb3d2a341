import type { CountedLimit } from "./limits/call-limit.ts";
import type { Database } from "./db/client.ts";
import type { Settings } from "./env.ts";
import type { Log } from "./log/log.ts";
import type { Mailer } from "./mail/mailer.ts";

/** What a use-case works with, whoever called it. */
export type ServiceContext = {
  settings: Settings;
  db: Database;
  clock: () => Date;
  mailer: Mailer;
  requestId: string;
  log: Log;
};

/** What a use-case on a request works with. */
export type RequestContext = ServiceContext & {
  /** The session cookie's token, not yet checked; null where there is none. */
  sessionToken: string | null;
  caller: Caller;
  /** How often a user may make this call; null where it is not bounded. */
  callLimit: CountedLimit | null;
  setCookie: (header: string) => void;
  /** Does work that nobody waits for, once the answer is on its way; its failure is logged under the name given. */
  waitUntil: (event: string, work: () => Promise<void>) => void;
};

/** Who sent a request, as far as it can be seen from outside. */
type Caller = {
  /** The network's address; null where the runtime does not tell it. */
  address: string | null;
  /** Such as "Firefox on Windows"; null where the browser does not say. */
  device: string | null;
  /** The cookie that a browser keeps beyond its sessions; null where it has none. */
  browserToken: string | null;
  /** The cookie of a Google identity that waits to be linked; null where none does. */
  googleLinkToken: string | null;
};
