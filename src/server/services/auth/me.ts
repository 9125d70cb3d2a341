import { AppError } from "../../../shared/errors.ts";
import type { Me } from "../../../shared/auth/schema.ts";
import { readAsUser } from "../../auth/session.ts";
import type { RequestContext } from "../../context.ts";
import { userView } from "./user-view.ts";

/** Who the caller is, and what this installation offers. Sharing is not offered yet, so it says no. */
export async function me(ctx: RequestContext): Promise<Me> {
  const nobody = {
    user: null,
    googleEnabled: ctx.settings.google !== null,
    sharedWithMe: false,
    tokenSyncPath: ctx.settings.tokenSyncPath,
  };
  if (ctx.sessionToken === null) return nobody;
  try {
    const { user } = await readAsUser(ctx, () => []);
    return { ...nobody, user: userView(user, ctx.settings) };
  } catch (error) {
    if (error instanceof AppError && error.appCode === "auth/unauthenticated") return nobody;
    throw error;
  }
}
