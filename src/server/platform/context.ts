import type { TokenScope } from "../../shared/auth/access-tokens/schema.ts";
import type { LimitedContext } from "./limits/rate-limit.ts";
import type { Database } from "./db/client.ts";
import type { Settings } from "./env.ts";
import type { Log } from "./log/log.ts";
import type { Mailer } from "./mail/mailer.ts";

export type ServiceContext = {
  settings: Settings;
  db: Database;
  clock: () => Date;
  mailer: Mailer;
  requestId: string;
  log: Log;
};

export type RequestContext = ServiceContext & {
  sessionToken: string | null;
  /** A program's access token; null for a browser, which has a cookie. */
  bearer: Bearer | null;
  /** The token in this request's cookie of that name; null if it is missing or malformed. */
  readToken: (cookie: string) => string | null;
  readCookie: (cookie: string) => string | null;
  caller: Caller;
  limits: LimitedContext["limits"];
  countedWith: LimitedContext["countedWith"];
  /** Whether a session that lacks a required second factor may make this call. */
  allowsOneFactor: boolean;
  /** The id of a person whose figures a query asks for. */
  askedPerson: string | null;
  setCookie: (header: string) => void;
  /** Runs work after the response; a failure is logged as `event`. */
  waitUntil: (event: string, work: () => Promise<void>) => void;
  /** Mails due notices after the response. */
  mailNotices: () => void;
};

/** An access token that has not been checked, and what its call needs. */
export type Bearer = {
  token: string;
  /** The address that an assistant's token must be for; null for an access token that its owner made. */
  audience: string | null;
  needs: TokenScope;
  onChecked: (checked: CheckedBearer) => void;
};

/**
 * The token's user, and the versions of everything that figures depend on: the user's rows, the lists and stored NAVs.
 */
export type CheckedBearer = {
  userId: string;
  revision: number;
  listFetchedAt: number | null;
  histories: number;
  /** Whose figures alone an assistant may read: `me` or a person's id; null for everyone's. */
  person: string | null;
};

type Caller = {
  address: string | null;
  device: string | null;
  /** The ISO 639 code of the language that the client shows. */
  language: string | null;
  deviceToken: string | null;
};
