import {
  changeNameInput,
  changePasswordInput,
  endOtherSessionsInput,
  endSessionInput,
  inviteInput,
  setLanguageInput,
  unlinkProviderInput,
  withdrawInvitationInput,
} from "../../../shared/account/schema.ts";
import { changeName } from "./change-name.ts";
import { changePassword } from "./change-password.ts";
import { deleteAccount } from "./delete-account.ts";
import { endOtherSessions, endSessionById } from "./end-sessions.ts";
import { getSecurity } from "./get-security.ts";
import { listEvents } from "./list-events.ts";
import { setMailLanguage } from "./set-language.ts";
import { invite, listInvitations, withdrawInvitation } from "./invitations.ts";
import { unlinkProvider } from "./unlink-provider.ts";
import {
  freshPasswordProcedure,
  freshProcedure,
  oneFactorProcedure,
  rateLimit,
  signedInProcedure,
} from "../../auth/procedures.ts";
import { signInLimits } from "../../auth/sign-in-limits.ts";
import { contract, noInput, router } from "../../platform/trpc/procedures.ts";

const inviteLimit = { name: "inviting", span: 15 * 60_000, max: { user: 100 } };

const profileLimit = { name: "profile", span: 15 * 60_000, max: { user: 100 } };

export const accountRouter = router({
  security: oneFactorProcedure.input(noInput).query(({ ctx }) => getSecurity(ctx)),
  events: signedInProcedure.input(noInput).query(({ ctx }) => listEvents(ctx)),
  changeName: signedInProcedure
    .use(rateLimit(profileLimit))
    .input(contract(changeNameInput))
    .mutation(({ ctx, input }) => changeName(ctx, input)),
  setLanguage: signedInProcedure
    .use(rateLimit(profileLimit))
    .input(contract(setLanguageInput))
    .mutation(({ ctx, input }) => setMailLanguage(ctx, input)),
  endSession: signedInProcedure
    .input(contract(endSessionInput))
    .mutation(({ ctx, input }) => endSessionById(ctx, input)),
  endOtherSessions: signedInProcedure
    .input(contract(endOtherSessionsInput))
    .mutation(({ ctx, input }) => endOtherSessions(ctx, input)),
  changePassword: freshPasswordProcedure
    .use(rateLimit(...signInLimits))
    .input(contract(changePasswordInput))
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  unlinkProvider: freshProcedure
    .input(contract(unlinkProviderInput))
    .mutation(({ ctx, input }) => unlinkProvider(ctx, input)),
  invitations: signedInProcedure.input(noInput).query(({ ctx }) => listInvitations(ctx)),
  invite: signedInProcedure
    .use(rateLimit(inviteLimit))
    .input(contract(inviteInput))
    .mutation(({ ctx, input }) => invite(ctx, input)),
  withdrawInvitation: signedInProcedure
    .use(rateLimit(inviteLimit))
    .input(contract(withdrawInvitationInput))
    .mutation(({ ctx, input }) => withdrawInvitation(ctx, input)),
  delete: freshProcedure.input(noInput).mutation(({ ctx }) => deleteAccount(ctx)),
});
