import { loginInput, registerCodes, registerInput } from "../../shared/auth/schema.ts";
import { endSession } from "../auth/session.ts";
import { login } from "../services/auth/login.ts";
import { me } from "../services/auth/me.ts";
import { register } from "../services/auth/register.ts";
import { contract, noInput, passwordProcedure, procedure, router } from "../trpc/init.ts";

export const authRouter = router({
  me: procedure.input(noInput).query(({ ctx }) => me(ctx)),
  register: passwordProcedure
    .input(contract(registerInput, { codes: registerCodes }))
    .mutation(({ ctx, input }) => register(ctx, input)),
  login: passwordProcedure
    .input(contract(loginInput))
    .mutation(({ ctx, input }) => login(ctx, input)),
  logout: procedure.input(noInput).mutation(async ({ ctx }) => {
    await endSession(ctx);
    return { ok: true as const };
  }),
});
