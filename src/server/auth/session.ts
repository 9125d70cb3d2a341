import type { SQL } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import { AppError } from "../../shared/errors.ts";
import type { RequestContext } from "../platform/context.ts";
import type { Query } from "../platform/db/query.ts";
import { hashOf, toHex } from "../platform/encoding.ts";
import { knowBrowser, knownFor, trimBrowsers } from "./queries/trusted-devices.ts";
import {
  deleteSession,
  insertSession,
  isOvertaken,
  makeRoomForSession,
  noteUse,
  ownerOfSession,
  readSession,
  sessionWithUser,
  type SessionRow,
} from "./queries/sessions.ts";
import type { UserRow } from "./queries/users.ts";
import { callCount, refuseOneTooMany } from "../platform/limits/call-limit.ts";
import { cookieHeader } from "../platform/http/cookies.ts";
import { isBeyondReach, longestSession, luciaWith } from "./lucia.ts";
import type { UserId } from "./user-id.ts";

type SignedIn = { userId: UserId; user: UserRow; session: SessionRow };

type SignIn = Pick<SessionRow, "userId" | "method"> & { passwordHash?: string };

/** How many sessions, and browsers that it knows, an account has at most: the newest stay. */
const mostSessions = 100;

/** A session's last use is written down at most this often, in milliseconds. */
const seenEvery = 10 * 60_000;

/**
 * Checks the caller's session and runs the caller's reads in one round trip to the database. The reads name their
 * owner by the session itself, so without one they find nothing; what they found is handed on only after the
 * session was checked. A session past half its life is extended, and its last use is noted beside the answer.
 * @param reads writes the reads for the given owner
 * @throws AppError auth/unauthenticated, request/too-many
 */
export async function readAsUser<const Reads extends readonly Query[]>(
  ctx: RequestContext,
  reads: (owner: SQL<string>) => Reads,
): Promise<SignedIn & { rows: BatchResponse<Reads> }> {
  if (ctx.sessionToken === null) throw new AppError("auth/unauthenticated");
  const sessionId = await hashOf(ctx.sessionToken);
  const owner = ownerOfSession(sessionId, ctx.clock());
  const counts = callCount(ctx, "reads", owner);
  const connection = counts.length === 0 ? ctx.db.reads : ctx.db.writes;
  const [read, ...others] = await connection
    .batch([sessionWithUser(ctx.db, sessionId), ...counts, ...reads(owner)])
    .catch((failure: unknown) => refuseOneTooMany(ctx, failure));
  const found = readSession(read);
  if (found === null || isBeyondReach(found.session.expiresAt, ctx.clock())) {
    throw new AppError("auth/unauthenticated");
  }
  const isAtItsLongest =
    found.session.expiresAt.getTime() >= found.session.createdAt.getTime() + longestSession;
  const lucia = luciaWith(ctx, {
    // Lucia would extend it with each request, in vain.
    ...(isAtItsLongest ? { updateSessionExpiration: async () => {} } : {}),
    getSessionAndUser: async () => [
      { ...found.session, attributes: {} },
      { id: found.user.id, attributes: {} },
    ],
  });
  const { session } = await lucia.validateSession(sessionId);
  if (session === null) throw new AppError("auth/unauthenticated");
  if (session.fresh && !isAtItsLongest)
    ctx.setCookie(lucia.createSessionCookie(ctx.sessionToken).serialize());
  const now = ctx.clock();
  if (now.getTime() - found.session.seenAt.getTime() > seenEvery) {
    ctx.afterAnswer("auth.last-use-lost", async () => {
      await noteUse(ctx.db, sessionId, now);
    });
  }
  const rows = others.slice(counts.length) as BatchResponse<Reads>;
  return { userId: found.user.id as UserId, ...found, rows };
}

/**
 * Runs a checked user's writes as one atomic batch, which also counts the call where that is bounded.
 * @throws AppError request/too-many
 */
export async function writeAsUser<const Writes extends readonly [Query, ...Query[]]>(
  ctx: RequestContext,
  userId: UserId,
  writes: Writes,
): Promise<BatchResponse<Writes>> {
  const [count] = callCount(ctx, "writes", userId);
  const answers = ctx.db.writes.batch(count === undefined ? writes : [count, ...writes]);
  const all: readonly unknown[] = await answers.catch((failure: unknown) =>
    refuseOneTooMany(ctx, failure),
  );
  return all.slice(count === undefined ? 0 : 1) as BatchResponse<Writes>;
}

/**
 * Signs a user in under a new token, and ends the session that the request came with. The browser is one that the
 * user is known by from then on.
 * @param signIn.passwordHash the password's that was checked: if it is another by now, nothing of the batch is done
 * @param before writes that belong into the same batch, ahead of the session
 * @throws AppError auth/invalid-credential where the password was changed meanwhile
 */
export async function startSession(
  ctx: RequestContext,
  { userId, method, passwordHash }: SignIn,
  before: readonly Query[] = [],
): Promise<void> {
  const oldId = ctx.sessionToken === null ? null : await hashOf(ctx.sessionToken);
  const browser = await browserToKnow(ctx);
  const now = ctx.clock();
  const lucia = luciaWith(ctx, {
    setSession: async ({ id, expiresAt }) => {
      const { device } = ctx.caller;
      const times = { expiresAt, createdAt: now, seenAt: now, reauthenticatedAt: null };
      const session = { id, userId, ...times, method, device };
      const writes = ctx.db.writes.batch([
        makeRoomForSession(ctx.db, userId, { replaced: oldId ?? "", most: mostSessions }),
        ...before,
        insertSession(ctx.db, session, passwordHash),
        knowBrowser(ctx.db, userId, browser.hash, now),
        trimBrowsers(ctx.db, userId, mostSessions),
      ]);
      await writes.catch((error: unknown) => {
        throw isOvertaken(error) ? new AppError("auth/invalid-credential") : error;
      });
    },
  });
  const token = newToken();
  await lucia.createSession(userId, {}, { sessionId: await hashOf(token) });
  ctx.setCookie(lucia.createSessionCookie(token).serialize());
  browser.setCookie();
}

/** What an account is to know this browser by: its cookie's hash, and how to set the cookie for as long as it counts. */
export async function browserToKnow(
  ctx: RequestContext,
): Promise<{ hash: string; setCookie: () => void }> {
  const token = ctx.caller.browserToken ?? newToken();
  return {
    hash: await hashOf(token),
    setCookie: () =>
      ctx.setCookie(cookieHeader(ctx.settings, "fundbook-browser", token, knownFor / 1_000)),
  };
}

/**
 * Ends the request's session on the server and in the browser; does nothing where there is none.
 * @param expectedId leaves a session with another id alone: the user may have signed in anew since asking to sign out
 */
export async function endSession(ctx: RequestContext, expectedId?: string): Promise<void> {
  if (ctx.sessionToken !== null) {
    const sessionId = await hashOf(ctx.sessionToken);
    if (expectedId !== undefined && expectedId !== sessionId) return;
    const [ended] = await deleteSession(ctx.db, sessionId);
    if (ended !== undefined) ctx.log("info", "auth.signed-out", { userId: ended.userId });
  }
  forgetSession(ctx);
}

/** Takes the session's cookie away from the browser. */
export function forgetSession(ctx: RequestContext): void {
  ctx.setCookie(luciaWith(ctx).createBlankSessionCookie().serialize());
}

/** 160 random bits, as The Copenhagen Book advises for session tokens. */
export const newToken = (): string => toHex(crypto.getRandomValues(new Uint8Array(20)));
