import {
  linkGoogleByMailCodes,
  linkGoogleByMailInput,
  linkGoogleByPasswordInput,
  loginInput,
  logoutInput,
  registerCodes,
  registerInput,
  requestResetCodes,
  requestResetInput,
  resetCodes,
  resetPasswordInput,
  verifyResetInput,
} from "../../shared/auth/schema.ts";
import { endSession } from "./session.ts";
import { linkGoogleByMail, sendGoogleLinkMail } from "../google/link-by-mail.ts";
import { linkGoogleByPassword } from "../google/link-by-password.ts";
import { login } from "./login.ts";
import { me } from "../account/me.ts";
import { pendingGoogleLink } from "../google/pending-link.ts";
import { register } from "./register.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resetPassword } from "./reset-password.ts";
import { syncToken } from "../token-sync/issue-token.ts";
import { verifyResetCode } from "./verify-reset-code.ts";
import {
  contract,
  noInput,
  publicPasswordProcedure,
  publicProcedure,
  router,
  signedInProcedure,
} from "../platform/trpc/procedures.ts";

export const authRouter = router({
  me: publicProcedure.input(noInput).query(({ ctx }) => me(ctx)),
  register: publicPasswordProcedure
    .input(contract(registerInput, { codes: registerCodes }))
    .mutation(({ ctx, input }) => register(ctx, input)),
  login: publicPasswordProcedure
    .input(contract(loginInput))
    .mutation(({ ctx, input }) => login(ctx, input)),
  logout: publicProcedure.input(contract(logoutInput)).mutation(async ({ ctx, input }) => {
    await endSession(ctx, input.sessionId);
    return { ok: true as const };
  }),
  requestPasswordReset: publicProcedure
    .input(contract(requestResetInput, { codes: requestResetCodes }))
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, input)),
  verifyResetCode: publicProcedure
    .input(contract(verifyResetInput, { codes: resetCodes }))
    .mutation(({ ctx, input }) => verifyResetCode(ctx, input)),
  syncToken: signedInProcedure.input(noInput).query(({ ctx }) => syncToken(ctx)),
  resetPassword: publicPasswordProcedure
    .input(contract(resetPasswordInput, { codes: resetCodes }))
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  pendingGoogleLink: publicProcedure.input(noInput).query(({ ctx }) => pendingGoogleLink(ctx)),
  linkGoogleByPassword: publicPasswordProcedure
    .input(contract(linkGoogleByPasswordInput))
    .mutation(({ ctx, input }) => linkGoogleByPassword(ctx, input)),
  sendGoogleLinkMail: publicProcedure.input(noInput).mutation(({ ctx }) => sendGoogleLinkMail(ctx)),
  linkGoogleByMail: publicProcedure
    .input(contract(linkGoogleByMailInput, { codes: linkGoogleByMailCodes }))
    .mutation(({ ctx, input }) => linkGoogleByMail(ctx, input)),
});
