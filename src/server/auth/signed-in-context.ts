import { AppError } from "../../shared/errors.ts";
import type { RequestContext } from "../platform/context.ts";
import { runBatch, type Results, type NamedQueries, type Queries } from "../platform/db/batch.ts";
import type { Owner } from "../platform/db/query.ts";
import { hashText } from "../platform/encoding.ts";
import { countCallQueries } from "../platform/limits/rate-limit.ts";
import type { UserId } from "../platform/user-id.ts";
import { checkSession, type SignedIn } from "./sessions/check-session.ts";
import { ownerOfSession } from "./sessions/queries.ts";

/** The only context that can read and write a user's rows. */
export type SignedInContext = RequestContext & {
  sessionToken: string;
  /**
   * Checks the session and runs the reads in one round trip. Reads name their owner by the session,
   * so that without a valid session they find nothing.
   * @returns who is signed in, and the results by their names
   * @throws AppError auth/unauthenticated, auth/second-factor-first, request/too-many
   */
  read: <Reads extends OwnReads>(
    reads: (owner: Owner) => Reads,
  ) => Promise<SignedIn & Results<Reads>>;
  /**
   * Runs the writes as one atomic batch once the session has been checked.
   * @throws AppError auth/unauthenticated, auth/second-factor-first, request/too-many
   */
  write: <Writes extends Queries>(writes: (userId: UserId) => Writes) => Promise<Results<Writes>>;
};

type OwnReads = NamedQueries & { [Name in keyof SignedIn]?: never };

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
    const { userId } = await (checked ??= read(() => ({})));
    return writeAsUser(ctx, userId, writes);
  };
  return { ...ctx, sessionToken, read, write };
}

/** Like `read`, but returns null without a valid session, and takes one that still has to show a second factor. */
export async function readIfSignedIn<Reads extends OwnReads>(
  ctx: RequestContext,
  reads: (owner: Owner) => Reads,
): Promise<(SignedIn & Results<Reads>) | null> {
  if (ctx.sessionToken === null) return null;
  try {
    return await signedIn({ ...ctx, allowsOneFactor: true }).read(reads);
  } catch (error) {
    if (error instanceof AppError && error.appCode === "auth/unauthenticated") return null;
    throw error;
  }
}

async function readAsUser<Reads extends OwnReads>(
  ctx: RequestContext,
  sessionToken: string,
  reads: (owner: Owner) => Reads,
): Promise<SignedIn & Results<Reads>> {
  const owner = ownerOfSession(await hashText(sessionToken), ctx.clock());
  const counts = countCallQueries(ctx, "reads", owner);
  const { results, ...signedInUser } = await checkSession(ctx, sessionToken, {
    queries: { counts, rows: reads(owner) },
    from: counts.length === 0 ? "reads" : "writes",
  });
  if (signedInUser.needsSecondFactor && !ctx.allowsOneFactor)
    throw new AppError("auth/second-factor-first");
  return Object.assign(signedInUser, results.rows);
}

async function writeAsUser<Writes extends Queries>(
  ctx: RequestContext,
  userId: UserId,
  writes: (userId: UserId) => Writes,
): Promise<Results<Writes>> {
  const counts = countCallQueries(ctx, "writes", userId);
  const { rows } = await runBatch(ctx.db.writes, { counts, rows: writes(userId) });
  return rows;
}
