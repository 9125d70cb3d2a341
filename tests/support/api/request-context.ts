import type { RequestContext } from "../../../src/server/platform/context.ts";
import { parseSettings } from "../../../src/server/platform/env.ts";
import { noMailer } from "../../../src/server/platform/mail/mailer.ts";
import { testDatabase } from "../servers/test-database.ts";

/** The context of a use-case that a test calls without the worker. */
export const requestContext = (
  databaseUrl: string,
  sessionToken: string | null = null,
  baseUrl = "http://localhost",
): RequestContext => ({
  settings: parseSettings({ DATABASE_URL: databaseUrl, APP_URL: baseUrl }),
  db: testDatabase(databaseUrl),
  clock: () => new Date(),
  mailer: noMailer,
  requestId: "",
  log: () => {},
  sessionToken,
  bearer: null,
  readToken: () => null,
  caller: { address: null, device: null, language: null, deviceToken: null },
  readCookie: () => null,
  limits: [],
  countedWith: "writes",
  allowsOneFactor: false,
  askedPerson: null,
  setCookie: () => {},
  waitUntil: () => {},
  mailNotices: () => {},
});
