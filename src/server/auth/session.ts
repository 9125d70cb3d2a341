import type { SQL } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import { AppError } from "../../shared/errors.ts";
import type { RequestContext } from "../context.ts";
import type { Query } from "../db/query.ts";
import { sha256, toHex } from "../encoding.ts";
import {
  deleteSession,
  insertSession,
  ownerOfSession,
  sessionWithUser,
} from "../repositories/sessions.ts";
import type { UserRow } from "../repositories/users.ts";
import { longestSession, luciaWith } from "./lucia.ts";
import type { UserId } from "./user-id.ts";

type SignedIn = { userId: UserId; user: UserRow };

/**
 * Checks the caller's session and runs the caller's reads in one round trip to the database. The reads name their
 * owner by the session itself, so without one they find nothing; what they found is handed on only after the
 * session was checked. A session past half its life is extended.
 * @param reads writes the reads for the given owner
 * @throws AppError auth/unauthenticated
 */
export async function readAsUser<const Reads extends readonly Query[]>(
  ctx: RequestContext,
  reads: (owner: SQL<string>) => Reads,
): Promise<SignedIn & { rows: BatchResponse<Reads> }> {
  if (ctx.sessionToken === null) throw new AppError("auth/unauthenticated");
  const sessionId = await sessionIdOf(ctx.sessionToken);
  const owner = ownerOfSession(ctx.db, sessionId, ctx.clock());
  const [[found], ...rows] = await ctx.db.reads.batch([
    sessionWithUser(ctx.db, sessionId),
    ...reads(owner),
  ]);
  if (found === undefined) throw new AppError("auth/unauthenticated");
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
  return { userId: found.user.id as UserId, user: found.user, rows: rows as BatchResponse<Reads> };
}

/**
 * Signs a user in under a new token, and ends the session that the request came with.
 * @param before writes that belong into the same batch, ahead of the session
 */
export async function startSession(
  ctx: RequestContext,
  userId: string,
  before: readonly Query[] = [],
): Promise<void> {
  const oldId = ctx.sessionToken === null ? null : await sessionIdOf(ctx.sessionToken);
  const lucia = luciaWith(ctx, {
    setSession: async ({ id, expiresAt }) => {
      await ctx.db.writes.batch([
        deleteSession(ctx.db, oldId ?? ""),
        ...before,
        insertSession(ctx.db, { id, userId, expiresAt, createdAt: ctx.clock() }),
      ]);
    },
  });
  const token = newToken();
  await lucia.createSession(userId, {}, { sessionId: await sessionIdOf(token) });
  ctx.setCookie(lucia.createSessionCookie(token).serialize());
}

/** Ends the request's session on the server and in the browser; does nothing where there is none. */
export async function endSession(ctx: RequestContext): Promise<void> {
  const lucia = luciaWith(ctx);
  if (ctx.sessionToken !== null) await lucia.invalidateSession(await sessionIdOf(ctx.sessionToken));
  ctx.setCookie(lucia.createBlankSessionCookie().serialize());
}

/** 160 random bits, as The Copenhagen Book advises for session tokens. */
const newToken = (): string => toHex(crypto.getRandomValues(new Uint8Array(20)));

const sessionIdOf = (token: string): Promise<string> => sha256(new TextEncoder().encode(token));
