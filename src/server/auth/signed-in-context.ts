import { AppError } from "../../shared/errors.ts";
import type { RequestContext } from "../platform/context.ts";
import { runBatch, type Results, type NamedQueries, type Queries } from "../platform/db/batch.ts";
import type { Owner } from "../platform/db/query.ts";
import { hashText } from "../platform/encoding.ts";
import { countCallQueries } from "../platform/limits/rate-limit.ts";
import type { UserId } from "../platform/user-id.ts";
import { checkAccessToken } from "./access-tokens/check-access-token.ts";
import { personOf } from "./queries/people.ts";
import { raiseRevision } from "./queries/revisions.ts";
import { callerKeyOf } from "./sessions/caller-of-session.ts";
import { checkSession, type SignedIn } from "./sessions/check-session.ts";
import { ownerOfSession } from "./sessions/queries.ts";

type Caller = Pick<SignedIn, "userId" | "user">;

/** The only context that can read and write a user's rows: of a session, or of an access token. */
export type SignedInContext = RequestContext & {
  /** The key under which this process counts the caller's calls. */
  callerKey: () => Promise<string>;
  /**
   * Checks the session or the token, and runs the reads in one round trip. Reads name their owner by it, so that without a
   * valid one they find nothing.
   * @returns who is signed in, and the results by their names
   * @throws AppError auth/unauthenticated, auth/second-factor-first, tokens/invalid, tokens/scope, request/too-many,
   * holders/not-found for a person whom a query asks for and who is not there
   */
  read: ReadAs<Caller>;
  /**
   * Runs the writes as one atomic batch once the session or the token has been checked.
   * @throws AppError as `read`
   */
  write: <Writes extends Queries>(writes: (userId: UserId) => Writes) => Promise<Results<Writes>>;
};

/** The context of a session; an access token never gives one. */
export type SessionContext = Omit<SignedInContext, "read"> & { read: ReadAs<SignedIn> };

type ReadAs<Checked> = <Reads extends OwnReads>(
  reads: (owner: Owner) => Reads,
) => Promise<Checked & Results<Reads>>;

type OwnReads = NamedQueries & { [Name in keyof SignedIn]?: never };

/** @throws AppError auth/unauthenticated */
export function signedIn(ctx: RequestContext): SessionContext {
  const { sessionToken } = ctx;
  if (sessionToken === null) throw new AppError("auth/unauthenticated");
  return checkedBy(ctx, sessionToken, (reads) => readBySession(ctx, sessionToken, reads));
}

/** The context of the request's access token, else of its session. */
export function signedInOrByToken(ctx: RequestContext): SignedInContext {
  const { bearer } = ctx;
  if (bearer === null) return signedIn(ctx);
  return checkedBy(ctx, bearer.token, (reads) => checkAccessToken(ctx, bearer, reads));
}

function checkedBy<Checked extends Caller>(
  ctx: RequestContext,
  credential: string,
  check: ReadAs<Checked>,
) {
  let checked: Promise<Checked> | undefined;
  const { askedPerson } = ctx;
  const checkAll = askedPerson === null ? check : checkPerson(ctx, askedPerson, check);
  const read: ReadAs<Checked> = async (reads) => {
    const reading = checkAll(reads);
    checked ??= reading;
    return reading;
  };
  const write: SignedInContext["write"] = async (writes) => {
    const { userId } = await (checked ??= read(() => ({})));
    return writeAsUser(ctx, userId, writes);
  };
  return { ...ctx, callerKey: () => callerKeyOf(credential), read, write };
}

/** A program may keep asking for a deleted person: sums of nothing would look like theirs. */
const checkPerson =
  <Checked extends Caller>(
    { db }: RequestContext,
    id: string,
    check: ReadAs<Checked>,
  ): ReadAs<Checked> =>
  async (reads) => {
    const found = await check((owner) => ({ people: personOf(db, owner, id), rows: reads(owner) }));
    if (found.people.length === 0) throw new AppError("holders/not-found");
    return Object.assign(found, found.rows);
  };

/** Like `read`, but returns null without a valid session, and accepts one that still lacks a required second factor. */
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

async function readBySession<Reads extends OwnReads>(
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
  const { rows } = await runBatch(ctx.db.writes, {
    counts: countCallQueries(ctx, "writes", userId),
    rows: writes(userId),
    revised: raiseRevision(ctx.db, userId),
  });
  return rows;
}
