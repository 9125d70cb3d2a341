import type { Security, Session } from "../../../shared/account/schema.ts";
import { readAsUser } from "../../auth/session.ts";
import type { RequestContext } from "../../context.ts";
import { identitiesOf } from "../../repositories/oauth-accounts.ts";
import { sessionsOf, type SessionRow } from "../../repositories/sessions.ts";

/** How the caller gets in, and where the caller is signed in. */
export async function security(ctx: RequestContext): Promise<Security> {
  const { user, session, rows } = await readAsUser(
    ctx,
    (owner) => [sessionsOf(ctx.db, owner, ctx.clock()), identitiesOf(ctx.db, owner)] as const,
  );
  const [sessions, identities] = rows;
  return {
    hasPassword: user.passwordHash !== null,
    hasGoogle: identities.length > 0,
    sessions: sessions.map((row) => sessionView(row, session.id)),
  };
}

const sessionView = (row: SessionRow, currentId: string): Session => ({
  id: row.id,
  device: row.device,
  method: row.method,
  createdAt: row.createdAt.toISOString(),
  seenAt: new Date(Math.max(row.seenAt.getTime(), row.createdAt.getTime())).toISOString(),
  isCurrent: row.id === currentId,
});
