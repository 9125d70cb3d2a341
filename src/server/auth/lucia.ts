import { Lucia, TimeSpan, type Adapter } from "lucia";
import type { ServiceContext } from "../context.ts";
import {
  deleteEndedSessions,
  deleteSession,
  deleteSessionsOf,
  extendSession,
  insertSession,
} from "../repositories/sessions.ts";

/** A session lives 30 days from its last use, and 180 days at the most. */
const sessionLength = new TimeSpan(30, "d");
export const longestSession = new TimeSpan(180, "d").milliseconds();

/** Browsers keep a `__Host-` cookie only if it came over https; plain http is for localhost. */
export const sessionCookieName = (overHttps: boolean): string =>
  overHttps ? "__Host-fundbook" : "fundbook";

type AdapterContext = Pick<ServiceContext, "db" | "clock" | "settings">;

/**
 * Lucia over our own repositories.
 * @param own what a caller does in another way: a request reads its session in the same round trip as its data
 */
export function luciaWith(ctx: AdapterContext, own: Partial<Adapter> = {}): Lucia {
  const { db, clock, settings } = ctx;
  const adapter: Adapter = {
    getSessionAndUser: async () => [null, null],
    getUserSessions: async () => [],
    setSession: async ({ id, userId, expiresAt }) => {
      await insertSession(db, { id, userId, expiresAt, createdAt: clock() });
    },
    updateSessionExpiration: async (id, until) => {
      await extendSession(db, id, { until, longest: longestSession });
    },
    deleteSession: async (id) => {
      await deleteSession(db, id);
    },
    deleteUserSessions: async (userId) => {
      await deleteSessionsOf(db, userId);
    },
    deleteExpiredSessions: async () => {
      await deleteEndedSessions(db, clock());
    },
    ...own,
  };
  const overHttps = settings.appOrigin.startsWith("https:");
  return new Lucia(adapter, {
    sessionExpiresIn: sessionLength,
    sessionCookie: { name: sessionCookieName(overHttps), attributes: { secure: overHttps } },
  });
}
