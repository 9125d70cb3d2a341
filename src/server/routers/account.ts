import {
  changePasswordCodes,
  changePasswordInput,
  deleteAccountInput,
  endSessionInput,
} from "../../shared/account/schema.ts";
import { changePassword } from "../services/account/change-password.ts";
import { deleteAccount } from "../services/account/delete-account.ts";
import { endOtherSessions, endSessionById } from "../services/account/end-sessions.ts";
import { security } from "../services/account/security.ts";
import { contract, noInput, passwordProcedure, procedure, router } from "../trpc/init.ts";

export const accountRouter = router({
  security: procedure.input(noInput).query(({ ctx }) => security(ctx)),
  endSession: procedure
    .input(contract(endSessionInput))
    .mutation(({ ctx, input }) => endSessionById(ctx, input)),
  endOtherSessions: procedure.input(noInput).mutation(({ ctx }) => endOtherSessions(ctx)),
  changePassword: passwordProcedure
    .input(contract(changePasswordInput, { codes: changePasswordCodes }))
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  delete: passwordProcedure
    .input(contract(deleteAccountInput))
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
});
