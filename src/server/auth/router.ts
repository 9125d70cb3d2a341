import {
  linkGoogleByMailInput,
  linkGoogleByPasswordInput,
  loginInput,
  logoutInput,
  registerInput,
  requestResetInput,
  resetPasswordInput,
  verifyResetInput,
} from "../../shared/auth/schema.ts";
import { linkGoogleByMail, sendGoogleLinkMail } from "../google/link-by-mail.ts";
import { linkGoogleByPassword } from "../google/link-by-password.ts";
import { getPendingGoogleLink } from "../google/pending-link.ts";
import {
  contract,
  noInput,
  publicPasswordProcedure,
  publicProcedure,
  router,
} from "../platform/trpc/procedures.ts";
import { issueSyncToken } from "../token-sync/issue-token.ts";
import { logout } from "./end-session.ts";
import { login } from "./login.ts";
import { register } from "./register.ts";
import { getMe } from "./me.ts";
import { limitAttempts, signedInProcedure } from "./procedures.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resetPassword } from "./reset-password.ts";
import { verifyResetCode } from "./verify-reset-code.ts";

export const authRouter = router({
  me: publicProcedure.input(noInput).query(({ ctx }) => getMe(ctx)),
  register: publicPasswordProcedure
    .use(limitAttempts("signUp"))
    .input(contract(registerInput))
    .mutation(({ ctx, input }) => register(ctx, input)),
  login: publicPasswordProcedure
    .use(limitAttempts("signIn"))
    .input(contract(loginInput))
    .mutation(({ ctx, input }) => login(ctx, input)),
  logout: publicProcedure
    .input(contract(logoutInput))
    .mutation(({ ctx, input }) => logout(ctx, input)),
  requestPasswordReset: publicProcedure
    .use(limitAttempts("resetRequest"))
    .input(contract(requestResetInput))
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, input)),
  verifyResetCode: publicProcedure
    .use(limitAttempts("resetCode"))
    .input(contract(verifyResetInput))
    .mutation(({ ctx, input }) => verifyResetCode(ctx, input)),
  resetPassword: publicPasswordProcedure
    .use(limitAttempts("resetCode"))
    .input(contract(resetPasswordInput))
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  pendingGoogleLink: publicProcedure.input(noInput).query(({ ctx }) => getPendingGoogleLink(ctx)),
  linkGoogleByPassword: publicPasswordProcedure
    .use(limitAttempts("signIn"))
    .input(contract(linkGoogleByPasswordInput))
    .mutation(({ ctx, input }) => linkGoogleByPassword(ctx, input)),
  sendGoogleLinkMail: publicProcedure
    .use(limitAttempts("linkMail"))
    .input(noInput)
    .mutation(({ ctx }) => sendGoogleLinkMail(ctx)),
  linkGoogleByMail: publicProcedure
    .input(contract(linkGoogleByMailInput))
    .mutation(({ ctx, input }) => linkGoogleByMail(ctx, input)),
  syncToken: signedInProcedure.input(noInput).query(({ ctx }) => issueSyncToken(ctx)),
});
