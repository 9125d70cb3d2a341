import {
  changePasswordCodes,
  changePasswordInput,
  deleteAccountInput,
  endSessionInput,
  unlinkGoogleInput,
} from "../../shared/account/schema.ts";
import { changePassword } from "../services/account/change-password.ts";
import { deleteAccount } from "../services/account/delete-account.ts";
import { endOtherSessions, endSessionById } from "../services/account/end-sessions.ts";
import { security } from "../services/account/security.ts";
import { unlinkGoogle } from "../services/account/unlink-google.ts";
import {
  contract,
  noInput,
  router,
  signedInPasswordProcedure,
  signedInProcedure,
} from "../trpc/init.ts";

export const accountRouter = router({
  security: signedInProcedure.input(noInput).query(({ ctx }) => security(ctx)),
  endSession: signedInProcedure
    .input(contract(endSessionInput))
    .mutation(({ ctx, input }) => endSessionById(ctx, input)),
  endOtherSessions: signedInProcedure.input(noInput).mutation(({ ctx }) => endOtherSessions(ctx)),
  changePassword: signedInPasswordProcedure
    .input(contract(changePasswordInput, { codes: changePasswordCodes }))
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  unlinkGoogle: signedInPasswordProcedure
    .input(contract(unlinkGoogleInput))
    .mutation(({ ctx, input }) => unlinkGoogle(ctx, input)),
  delete: signedInPasswordProcedure
    .input(contract(deleteAccountInput))
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
});
