import {
  loginInput,
  registerCodes,
  registerInput,
  requestResetCodes,
  requestResetInput,
  resetCodes,
  resetPasswordInput,
  verifyResetInput,
} from "../../shared/auth/schema.ts";
import { endSession } from "../auth/session.ts";
import { login } from "../services/auth/login.ts";
import { me } from "../services/auth/me.ts";
import { register } from "../services/auth/register.ts";
import { requestPasswordReset } from "../services/auth/request-password-reset.ts";
import { resetPassword } from "../services/auth/reset-password.ts";
import { syncToken } from "../services/auth/sync-token.ts";
import { verifyResetCode } from "../services/auth/verify-reset-code.ts";
import {
  contract,
  noInput,
  publicPasswordProcedure,
  publicProcedure,
  router,
  signedInProcedure,
} from "../trpc/init.ts";

export const authRouter = router({
  me: publicProcedure.input(noInput).query(({ ctx }) => me(ctx)),
  register: publicPasswordProcedure
    .input(contract(registerInput, { codes: registerCodes }))
    .mutation(({ ctx, input }) => register(ctx, input)),
  login: publicPasswordProcedure
    .input(contract(loginInput))
    .mutation(({ ctx, input }) => login(ctx, input)),
  logout: publicProcedure.input(noInput).mutation(async ({ ctx }) => {
    await endSession(ctx);
    return { ok: true as const };
  }),
  requestPasswordReset: publicProcedure
    .input(contract(requestResetInput, { codes: requestResetCodes }))
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, input)),
  verifyResetCode: publicProcedure
    .input(contract(verifyResetInput, { codes: resetCodes }))
    .query(({ ctx, input }) => verifyResetCode(ctx, input)),
  syncToken: signedInProcedure.input(noInput).query(({ ctx }) => syncToken(ctx)),
  resetPassword: publicPasswordProcedure
    .input(contract(resetPasswordInput, { codes: resetCodes }))
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
});
