import { AppError } from "../../shared/errors.ts";
import type { Me } from "../../shared/auth/schema.ts";
import { signedIn } from "./signed-in-context.ts";
import type { RequestContext } from "../platform/context.ts";
import { anySenderOf } from "../sharing/queries/senders.ts";
import { userView } from "./user-view.ts";

export async function getMe(ctx: RequestContext): Promise<Me> {
  const signedOut = {
    user: null,
    sessionId: null,
    googleEnabled: ctx.settings.google !== null,
    sharedWithMe: false,
    tokenSyncPath: ctx.settings.tokenSyncPath,
  };
  if (ctx.sessionToken === null) return signedOut;
  try {
    const { user, session, rows } = await signedIn(ctx).read((owner) => [
      anySenderOf(ctx.db, owner),
    ]);
    const sharedWithMe = rows[0].length > 0;
    return {
      ...signedOut,
      user: userView(user, ctx.settings),
      sessionId: session.id,
      sharedWithMe,
    };
  } catch (error) {
    if (error instanceof AppError && error.appCode === "auth/unauthenticated") return signedOut;
    throw error;
  }
}
