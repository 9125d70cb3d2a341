import type { Security } from "../../shared/account/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { identitiesOf } from "../google/queries/identities.ts";
import { activeSessionsOf } from "../auth/sessions/queries.ts";
import { sessionView } from "./session-view.ts";

export async function getSecurity(ctx: SignedInContext): Promise<Security> {
  const { user, session, rows } = await ctx.read((owner) => [
    activeSessionsOf(ctx.db, owner, ctx.clock()),
    identitiesOf(ctx.db, owner),
  ]);
  const [sessions, [identity]] = rows;
  return {
    hasPassword: user.passwordHash !== null,
    google: identity === undefined ? null : { linkedAt: identity.createdAt.toISOString() },
    sessions: sessions.map((row) => sessionView(row, session.id)),
  };
}
