import {
  loginInput,
  logoutInput,
  registerInput,
  requestResetInput,
  resetPasswordInput,
  verifyResetInput,
} from "../../shared/auth/schema.ts";
import { contract, publicPasswordProcedure, publicProcedure } from "../platform/trpc/procedures.ts";
import { logout } from "./sessions/end-session.ts";
import { login } from "./login.ts";
import { register } from "./register.ts";
import { limitAttempts } from "./procedures.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resetPassword } from "./reset-password.ts";
import { verifyResetCode } from "./verify-reset-code.ts";

export const authProcedures = {
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
};
