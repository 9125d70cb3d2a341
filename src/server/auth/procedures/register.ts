import type { Attempts } from "../../platform/limits/rate-limit.ts";
import type { RegisterInput, User } from "../../../shared/auth/schema.ts";
import { hashPassword } from "../passwords/hash.ts";
import { addUser, requireSignUp } from "../sign-up.ts";
import { requireStrongPassword } from "../passwords/weak-password.ts";
import type { RequestContext } from "../../platform/context.ts";
import type { UserRow } from "../queries/users.ts";
import { mailProofAfterSignUp } from "../addresses/mail-proof.ts";
import { countAttempt } from "../attempts.ts";
import { userView } from "../user-view.ts";

/**
 * @throws AppError auth/weak-password, auth/email-already-in-use, auth/too-many-requests,
 * auth/sign-up-closed, auth/invitation-needed, auth/invitation-invalid
 */
export async function register(
  ctx: RequestContext & Attempts,
  input: RegisterInput,
): Promise<{ user: User }> {
  const permit = await requireSignUp(ctx);
  await requireStrongPassword(input.password, input);
  await countAttempt(ctx, input.email, {});
  const user: UserRow = {
    id: crypto.randomUUID(),
    email: input.email,
    name: input.name,
    photoUrl: null,
    provider: "emailAndPassword",
    canShare: false,
    passwordHash: await hashPassword(input.password),
    emailProvenAt: null,
    recoveredAt: null,
    accessEpoch: 0,
    createdAt: ctx.clock(),
    demoUntil: null,
    language: ctx.caller.language,
  };
  await addUser(ctx, permit, { user, method: "password" });
  mailProofAfterSignUp(ctx, user);
  ctx.log("info", "auth.registered", { userId: user.id, method: "password" });
  return { user: userView(user, ctx.settings) };
}
