import { Lucia, TimeSpan, type Adapter } from "lucia";
import { dayInMilliseconds } from "../../shared/dates.ts";
import type { ServiceContext } from "../platform/context.ts";
import { cookieName, isOverHttps } from "../platform/http/cookies.ts";
import {
  deleteEndedSessions,
  deleteSession,
  deleteSessionsOf,
  extendSession,
} from "./queries/sessions.ts";

/** A session lives 30 days from its last use, and 180 days at the most. */
const sessionLength = new TimeSpan(30, "d");
export const longestSession = new TimeSpan(180, "d").milliseconds();

/** Whether a session's end lies so far ahead that only a clock that ran ahead can have set it. */
export const isBeyondReach = (expiresAt: Date, now: Date): boolean =>
  expiresAt.getTime() > now.getTime() + sessionLength.milliseconds() + dayInMilliseconds;

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
    setSession: async () => {
      throw new Error("a session starts together with what goes before it: see startSession");
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
  return new Lucia(adapter, {
    sessionExpiresIn: sessionLength,
    sessionCookie: {
      name: cookieName(settings, "fundbook"),
      attributes: { secure: isOverHttps(settings) },
    },
  });
}
