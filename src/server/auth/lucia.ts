import { Lucia, TimeSpan, type Adapter, type DatabaseSession } from "lucia";
import { unusedDays } from "../../shared/auth/session-length.ts";
import { dayInMilliseconds } from "../../shared/dates.ts";
import type { ServiceContext } from "../platform/context.ts";
import { cookieName, isOverHttps } from "../platform/http/cookies.ts";
import { checkedUserId, type UserId } from "../platform/user-id.ts";
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOf,
  extendSession,
  insertSession,
  readSession,
  sessionsByUserId,
  sessionWithUser,
  type SessionRow,
} from "./queries/sessions.ts";

type SessionAttributes = Omit<SessionRow, "id" | "userId" | "expiresAt">;

declare module "lucia" {
  interface Register {
    DatabaseSessionAttributes: SessionAttributes;
  }
}

const sessionLength = new TimeSpan(unusedDays, "d");
/** However much a session is used. */
export const maxSessionAge = new TimeSpan(180, "d").milliseconds();

/** A session that ends too far ahead was stored by a fast clock. */
export const isFromFuture = (expiresAt: Date, now: Date): boolean =>
  expiresAt.getTime() > now.getTime() + sessionLength.milliseconds() + dayInMilliseconds;

export const toDatabaseSession = ({
  id,
  userId,
  expiresAt,
  ...attributes
}: SessionRow): DatabaseSession => ({ id, userId, expiresAt, attributes });

export const toSessionRow = ({ attributes, ...session }: DatabaseSession, userId: UserId) => ({
  ...session,
  ...attributes,
  userId,
});

type AdapterContext = Pick<ServiceContext, "db" | "clock" | "settings">;

const sessionAdapter = ({ db, clock }: AdapterContext): Adapter => ({
  getSessionAndUser: async (id) => {
    const found = readSession(await sessionWithUser(db, id));
    return found === null
      ? [null, null]
      : [toDatabaseSession(found.session), { id: found.user.id, attributes: {} }];
  },
  getUserSessions: async (userId) => {
    const sessions = await sessionsByUserId(db, checkedUserId(userId));
    return sessions.map(toDatabaseSession);
  },
  setSession: async (session) => {
    await insertSession(db, toSessionRow(session, checkedUserId(session.userId)), undefined);
  },
  updateSessionExpiration: async (id, until) => {
    await extendSession(db, id, { until, maxAge: maxSessionAge });
  },
  deleteSession: async (id) => {
    await deleteSession(db, id);
  },
  deleteUserSessions: async (userId) => {
    await deleteSessionsOf(db, checkedUserId(userId));
  },
  deleteExpiredSessions: async () => {
    await deleteExpiredSessions(db, clock());
  },
});

export function luciaFor(ctx: AdapterContext, overrides: Partial<Adapter> = {}): Lucia {
  return new Lucia(
    { ...sessionAdapter(ctx), ...overrides },
    {
      sessionExpiresIn: sessionLength,
      sessionCookie: {
        name: cookieName(ctx.settings, "fundbook"),
        attributes: { secure: isOverHttps(ctx.settings) },
      },
    },
  );
}
