import type { Session, User } from "lucia";
import { AppError } from "../../../shared/errors.ts";
import type { RequestContext } from "../../platform/context.ts";
import { missing } from "../../../shared/missing.ts";
import { runBatch, type Results, type NamedQueries } from "../../platform/db/batch.ts";
import { hashText } from "../../platform/encoding.ts";
import { checkedUserId, type UserId } from "../../platform/user-id.ts";
import { saveFirstLanguage } from "../queries/users.ts";
import { SessionAdapter } from "./adapter.ts";
import { rememberUser } from "./caller-of-session.ts";
import { luciaFor } from "./lucia.ts";
import { updateSession } from "./queries.ts";

export type SignedIn = {
  userId: UserId;
  user: User;
  session: Session;
  /** Whether a second factor is required, and neither the account nor the session has one. */
  needsSecondFactor: boolean;
};

const lastSeenInterval = 10 * 60_000;

/**
 * Checks a session, and runs the reads in the same round trip.
 * @throws AppError auth/unauthenticated
 */
export async function checkSession<Reads extends NamedQueries>(
  ctx: RequestContext,
  token: string,
  reads: { queries: Reads; from: "reads" | "writes" },
): Promise<SignedIn & { results: Results<Reads> }> {
  const adapter = new SessionAdapter(ctx, { reads });
  const lucia = luciaFor(ctx.settings, adapter);
  const { session, user } = await lucia.validateSession(await hashText(token));
  if (session === null) throw new AppError("auth/unauthenticated");
  const userId = checkedUserId(user.id);
  rememberUser(session.id, userId);
  if (adapter.isExtended) ctx.setCookie(lucia.createSessionCookie(token).serialize());
  const now = ctx.clock();
  if (now.getTime() - session.seenAt.getTime() > lastSeenInterval) {
    ctx.waitUntil("auth.last-use-lost", async () => {
      await runBatch(ctx.db.writes, [
        updateSession(ctx.db, userId, session.id, { seenAt: now }),
        ...(user.language === null && ctx.caller.language !== null
          ? [saveFirstLanguage(ctx.db, userId, ctx.caller.language)]
          : []),
      ]);
    });
  }
  const needsSecondFactor =
    ctx.settings.secondFactorRequired && isByPasswordAlone(session, user, adapter);
  return { userId, user, session, needsSecondFactor, results: adapter.results ?? missing() };
}

/** A provider asks for its own factors; a demo account has no way to sign in again. */
const isByPasswordAlone = (
  { method }: Pick<Session, "method">,
  { demoUntil }: Pick<User, "demoUntil">,
  { hasFactor }: { hasFactor: boolean },
): boolean => method === "password" && demoUntil === null && !hasFactor;
