import { AppError } from "../../../shared/errors.ts";
import type { Me } from "../../../shared/auth/schema.ts";
import { readAsUser } from "../../auth/session.ts";
import type { RequestContext } from "../../context.ts";
import { userView } from "./user-view.ts";

/** Who the caller is. Google sign-in and sharing are not offered yet, so both say no. */
export async function me(ctx: RequestContext): Promise<Me> {
  const nobody = { user: null, googleEnabled: false, sharedWithMe: false };
  if (ctx.sessionToken === null) return nobody;
  try {
    const { user } = await readAsUser(ctx, () => []);
    return { ...nobody, user: userView(user, ctx.settings) };
  } catch (error) {
    if (error instanceof AppError && error.appCode === "auth/unauthenticated") return nobody;
    throw error;
  }
}
