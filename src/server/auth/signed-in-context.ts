import { AppError } from "../../shared/errors.ts";
import type { RequestContext } from "../platform/context.ts";
import { runBatch, type Answer, type Queries } from "../platform/db/batch.ts";
import type { Owner } from "../platform/db/query.ts";
import { hashText } from "../platform/encoding.ts";
import { countCallQueries, throwLimitError } from "../platform/limits/call-limit.ts";
import { checkedUserId, type UserId } from "../platform/user-id.ts";
import { rememberUser } from "./caller-of-session.ts";
import { isFromFuture, luciaFor, maxSessionAge, toDatabaseSession } from "./lucia.ts";
import {
  ownerOfSession,
  readSession,
  sessionWithUser,
  updateLastSeen,
  type SessionRow,
} from "./queries/sessions.ts";
import type { UserRow } from "./queries/users.ts";

type SignedIn = { user: UserRow; session: SessionRow };

/** The only context that can read and write a user's rows. */
export type SignedInContext = RequestContext & {
  sessionToken: string;
  /**
   * Checks the session and runs the reads in one round trip. Reads name their owner by the session,
   * so that without a valid session they find nothing.
   * @throws AppError auth/unauthenticated, request/too-many
   */
  read: <const Reads extends Queries>(
    reads: (owner: Owner) => Reads,
  ) => Promise<SignedIn & { rows: Answer<Reads> }>;
  /**
   * Runs the writes as one atomic batch once the session has been checked.
   * @throws AppError auth/unauthenticated, request/too-many
   */
  write: <const Writes extends Queries>(
    writes: (userId: UserId) => Writes,
  ) => Promise<Answer<Writes>>;
};

const lastSeenInterval = 10 * 60_000;

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
    return writeAsUser(ctx, checkedUserId(user.id), writes);
  };
  return { ...ctx, sessionToken, read, write };
}

async function readAsUser<const Reads extends Queries>(
  ctx: RequestContext,
  sessionToken: string,
  reads: (owner: Owner) => Reads,
): Promise<SignedIn & { rows: Answer<Reads> }> {
  const sessionId = await hashText(sessionToken);
  const owner = ownerOfSession(sessionId, ctx.clock());
  const counts = countCallQueries(ctx, "reads", owner);
  const connection = counts.length === 0 ? ctx.db.reads : ctx.db.writes;
  const [found, , rows] = await runBatch(connection, [
    sessionWithUser(ctx.db, sessionId),
    counts,
    reads(owner),
  ]).catch((failure: unknown) => throwLimitError(ctx, failure));
  const signedInUser = await checkSession(ctx, sessionToken, readSession(found));
  rememberUser(sessionId, signedInUser.user.id);
  return { ...signedInUser, rows };
}

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

async function writeAsUser<const Writes extends Queries>(
  ctx: RequestContext,
  userId: UserId,
  writes: (userId: UserId) => Writes,
): Promise<Answer<Writes>> {
  const counts = countCallQueries(ctx, "writes", userId);
  const [, answers] = await runBatch(ctx.db.writes, [counts, writes(userId)]).catch(
    (failure: unknown) => throwLimitError(ctx, failure),
  );
  return answers;
}
