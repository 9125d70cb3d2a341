import type { Security } from "../../shared/account/schema.ts";
import type { SignedInContext } from "../auth/signed-in.ts";
import { identitiesOf } from "../google/queries/identities.ts";
import { sessionsOf } from "../auth/queries/sessions.ts";
import { sessionView } from "./session-view.ts";

/** How the caller gets in, and where the caller is signed in. */
export async function security(ctx: SignedInContext): Promise<Security> {
  const { user, session, rows } = await ctx.read(
    (owner) => [sessionsOf(ctx.db, owner, ctx.clock()), identitiesOf(ctx.db, owner)] as const,
  );
  const [sessions, [identity]] = rows;
  return {
    hasPassword: user.passwordHash !== null,
    google: identity === undefined ? null : { linkedAt: identity.createdAt.toISOString() },
    sessions: sessions.map((row) => sessionView(row, session.id)),
  };
}
