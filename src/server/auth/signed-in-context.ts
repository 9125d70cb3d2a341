import { AppError } from "../../shared/errors.ts";
import type { RequestContext } from "../platform/context.ts";
import { answerOf, runBatch, type Answer, type Queries } from "../platform/db/batch.ts";
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
    const { userId } = await (checked ??= read(() => []));
    return writeAsUser(ctx, userId, writes);
  };
  return { ...ctx, sessionToken, read, write };
}

/** Like `read`, but returns null without a valid session. */
export async function readIfSignedIn<const Reads extends Queries>(
  ctx: RequestContext,
  reads: (owner: Owner) => Reads,
): Promise<(SignedIn & { rows: Answer<Reads> }) | null> {
  if (ctx.sessionToken === null) return null;
  try {
    return await signedIn(ctx).read(reads);
  } catch (error) {
    if (error instanceof AppError && error.appCode === "auth/unauthenticated") return null;
    throw error;
  }
}

async function readAsUser<const Reads extends Queries>(
  ctx: RequestContext,
  sessionToken: string,
  reads: (owner: Owner) => Reads,
): Promise<SignedIn & { rows: Answer<Reads> }> {
  const owner = ownerOfSession(await hashText(sessionToken), ctx.clock());
  const counts = countCallQueries(ctx, "reads", owner);
  const queries = reads(owner);
  const { answers, ...signedInUser } = await checkSession(ctx, sessionToken, {
    queries: [...counts, ...queries.flat()],
    from: counts.length === 0 ? "reads" : "writes",
  });
  return { ...signedInUser, rows: answerOf(queries, answers.slice(counts.length)) };
}

async function writeAsUser<const Writes extends Queries>(
  ctx: RequestContext,
  userId: UserId,
  writes: (userId: UserId) => Writes,
): Promise<Answer<Writes>> {
  const counts = countCallQueries(ctx, "writes", userId);
  const [, answers] = await runBatch(ctx.db.writes, [counts, writes(userId)]);
  return answers;
}
