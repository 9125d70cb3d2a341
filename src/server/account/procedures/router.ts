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
import { contract, noInput, resolver, router } from "../../platform/trpc/procedures.ts";

const inviteLimit = { name: "inviting", span: 15 * 60_000, max: { user: 100 } };
const profileLimit = { name: "profile", span: 15 * 60_000, max: { user: 100 } };
const profileChange = signedInProcedure.use(rateLimit(profileLimit));
const invitation = signedInProcedure.use(rateLimit(inviteLimit));

export const accountRouter = router({
  security: oneFactorProcedure.input(noInput).query(({ ctx }) => getSecurity(ctx)),
  events: signedInProcedure.input(noInput).query(({ ctx }) => listEvents(ctx)),
  changeName: profileChange.input(contract(changeNameInput)).mutation(resolver(changeName)),
  setLanguage: profileChange.input(contract(setLanguageInput)).mutation(resolver(setMailLanguage)),
  endSession: signedInProcedure.input(contract(endSessionInput)).mutation(resolver(endSessionById)),
  endOtherSessions: signedInProcedure
    .input(contract(endOtherSessionsInput))
    .mutation(resolver(endOtherSessions)),
  changePassword: freshPasswordProcedure
    .use(rateLimit(...signInLimits))
    .input(contract(changePasswordInput))
    .mutation(resolver(changePassword)),
  unlinkProvider: freshProcedure
    .input(contract(unlinkProviderInput))
    .mutation(resolver(unlinkProvider)),
  invitations: signedInProcedure.input(noInput).query(({ ctx }) => listInvitations(ctx)),
  invite: invitation.input(contract(inviteInput)).mutation(resolver(invite)),
  withdrawInvitation: invitation
    .input(contract(withdrawInvitationInput))
    .mutation(resolver(withdrawInvitation)),
  delete: freshProcedure.input(noInput).mutation(({ ctx }) => deleteAccount(ctx)),
});
