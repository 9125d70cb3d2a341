import type { BatchResponse } from "drizzle-orm/batch";
import { AppError } from "../../shared/errors.ts";
import type { RequestContext } from "../platform/context.ts";
import type { Owner, Query } from "../platform/db/query.ts";
import { hashOf } from "../platform/encoding.ts";
import { countCallQueries, rethrowTooMany } from "../platform/limits/call-limit.ts";
import type { UserId } from "../platform/user-id.ts";
import { isFromFuture, luciaFor, maxSessionAge, toDatabaseSession } from "./lucia.ts";
import {
  ownerOfSession,
  readSession,
  sessionWithUser,
  updateLastSeen,
  type SessionRow,
} from "./queries/sessions.ts";
import type { UserRow } from "./queries/users.ts";

/** The user of a checked session. */
type SignedIn = { user: UserRow; session: SessionRow };

/** The context of a signed-in user's use-case: only this one reads and writes that user's rows. */
export type SignedInContext = RequestContext & {
  /**
   * Checks the session and runs the reads in one batch and one round trip. The reads name their owner by the session
   * itself, so they find nothing without a valid one.
   * @throws AppError auth/unauthenticated, request/too-many
   */
  read: <const Reads extends readonly Query[]>(
    reads: (owner: Owner) => Reads,
  ) => Promise<SignedIn & { rows: BatchResponse<Reads> }>;
  /**
   * Runs the writes as one atomic batch, after the session was checked: by an earlier `read`, else in a round trip of
   * its own.
   * @throws AppError auth/unauthenticated, request/too-many
   */
  write: <const Writes extends readonly [Query, ...Query[]]>(
    writes: (userId: UserId) => Writes,
  ) => Promise<BatchResponse<Writes>>;
};

/** How often a session's last use is stored at most, in milliseconds. */
const lastSeenInterval = 10 * 60_000;

/** @throws AppError auth/unauthenticated where the request has no session cookie */
export function signedIn(ctx: RequestContext): SignedInContext {
  const { sessionToken } = ctx;
  if (sessionToken === null) throw new AppError("auth/unauthenticated");
  let checked: Promise<SignedIn> | undefined;
  const read: SignedInContext["read"] = async (reads) => {
    const reading = readAsUser(ctx, sessionToken, reads);
    checked ??= reading;
    return reading;
  };
  const write: SignedInContext["write"] = async (writes) => {
    const { user } = await (checked ??= read(() => []));
    return writeAsUser(ctx, user.id as UserId, writes);
  };
  return { ...ctx, read, write };
}

async function readAsUser<const Reads extends readonly Query[]>(
  ctx: RequestContext,
  sessionToken: string,
  reads: (owner: Owner) => Reads,
): Promise<SignedIn & { rows: BatchResponse<Reads> }> {
  const sessionId = await hashOf(sessionToken);
  const owner = ownerOfSession(sessionId, ctx.clock());
  const counts = countCallQueries(ctx, "reads", owner);
  const connection = counts.length === 0 ? ctx.db.reads : ctx.db.writes;
  const [found, ...others] = await connection
    .batch([sessionWithUser(ctx.db, sessionId), ...counts, ...reads(owner)])
    .catch((failure: unknown) => rethrowTooMany(ctx, failure));
  const signedInUser = await checkSession(ctx, sessionToken, readSession(found));
  const rows = others.slice(counts.length) as BatchResponse<Reads>;
  return { ...signedInUser, rows };
}

/** Deletes an expired session, extends one past half its life, and stores its last use beside the answer. */
async function checkSession(
  ctx: RequestContext,
  token: string,
  found: SignedIn | null,
): Promise<SignedIn> {
  const now = ctx.clock();
  if (found === null || isFromFuture(found.session.expiresAt, now)) {
    throw new AppError("auth/unauthenticated");
  }
  const { id, createdAt, expiresAt, seenAt } = found.session;
  const isAtMaxAge = expiresAt.getTime() >= createdAt.getTime() + maxSessionAge;
  const lucia = luciaFor(ctx, {
    getSessionAndUser: async () => [
      toDatabaseSession(found.session),
      { id: found.user.id, attributes: {} },
    ],
    ...(isAtMaxAge && { updateSessionExpiration: async () => {} }),
  });
  const { session } = await lucia.validateSession(id);
  if (session === null) throw new AppError("auth/unauthenticated");
  if (session.fresh && !isAtMaxAge) ctx.setCookie(lucia.createSessionCookie(token).serialize());
  if (now.getTime() - seenAt.getTime() > lastSeenInterval) {
    ctx.waitUntil("auth.last-use-lost", async () => {
      await updateLastSeen(ctx.db, id, now);
    });
  }
  return found;
}

async function writeAsUser<const Writes extends readonly [Query, ...Query[]]>(
  ctx: RequestContext,
  userId: UserId,
  writes: (userId: UserId) => Writes,
): Promise<BatchResponse<Writes>> {
  const counts = countCallQueries(ctx, "writes", userId);
  const answers: readonly unknown[] = await ctx.db.writes
    .batch([...counts, ...writes(userId)] as unknown as Writes)
    .catch((failure: unknown) => rethrowTooMany(ctx, failure));
  return answers.slice(counts.length) as BatchResponse<Writes>;
}
