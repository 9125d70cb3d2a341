import {
  checkInvitationInput,
  confirmInput,
  linkByMailInput,
  linkByPasswordInput,
  loginInput,
  logoutInput,
  registerInput,
  requestResetInput,
  resetPasswordInput,
  trustDeviceInput,
  verifyResetInput,
} from "../../../shared/auth/schema.ts";
import { loginCodeInput } from "../../../shared/auth/second-factor/schema.ts";
import { linkByMail, sendLinkMail } from "../openid/procedures/link-by-mail.ts";
import { linkByPassword } from "../openid/procedures/link-by-password.ts";
import { linkSignedIn } from "../openid/procedures/link-signed-in.ts";
import { getPendingLink } from "../openid/pending-link.ts";
import {
  resolver,
  contract,
  noInput,
  publicPasswordProcedure,
  publicProcedure,
  router,
} from "../../platform/trpc/procedures.ts";
import { issueSyncToken } from "../sync-token/procedures/issue-token.ts";
import { checkInvitation } from "./check-invitation.ts";
import { confirm } from "./confirm.ts";
import { login } from "./login.ts";
import { register } from "./register.ts";
import { getMe } from "./me.ts";
import { loginCode } from "./login-code.ts";
import {
  freshProcedure,
  rateLimit,
  oneFactorPasswordProcedure,
  signedInProcedure,
} from "../procedures.ts";
import { logout } from "../sessions/end-session.ts";
import { signInLimits } from "../sign-in-limits.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resetDayLimit, resetMailLimit } from "../reset-mail-limits.ts";
import { resetPassword } from "./reset-password.ts";
import { trustThisDevice } from "./trust-this-device.ts";
import { verifyResetCode } from "./verify-reset-code.ts";

const minute = 60_000;
const signUpLimit = {
  name: "signUp",
  span: 15 * minute,
  max: { accountFromSite: 10, network: 100 },
};
const [signInLimit, signInDayLimit, signInAddressLimit] = signInLimits;
const tooManyLogins = {
  message: "Too many attempts. Please reset your password or try again later.",
};
const loginLimits = [
  { ...signInLimit, ...tooManyLogins },
  { ...signInDayLimit, ...tooManyLogins },
  signInAddressLimit,
] as const;
const resetRequestLimit = {
  name: "resetRequest",
  span: 15 * minute,
  max: { accountFromSite: 4, network: 40 },
  message: "Too many attempts. Use the newest link in your inbox, or try again later.",
};
const resetCodeLimit = { name: "resetCode", span: 15 * minute, max: { account: 20, network: 60 } };

const invitationLimit = { name: "invitation", span: 15 * minute, max: { network: 60 } };
/** Beside the count of each account, which a right code alone clears: this bounds what the checks cost. */
const codeLimit = { name: "code", span: 15 * minute, max: { network: 100 } };
const linkMailLimit = {
  name: "linkMail",
  span: 15 * minute,
  max: { accountFromSite: 4, network: 40 },
};
const linkMailDayLimit = { name: "linkMailDay", span: 24 * 60 * minute, max: { account: 10 } };
const deviceLinkLimit = { name: "deviceLink", span: 15 * minute, max: { network: 60 } };

export const authRouter = router({
  me: publicProcedure.input(noInput).query(({ ctx }) => getMe(ctx)),
  register: publicPasswordProcedure
    .use(rateLimit(signUpLimit))
    .input(contract(registerInput))
    .mutation(resolver(register)),
  checkInvitation: publicProcedure
    .use(rateLimit(invitationLimit))
    .input(contract(checkInvitationInput))
    .mutation(resolver(checkInvitation)),
  login: publicPasswordProcedure
    .use(rateLimit(...loginLimits))
    .input(contract(loginInput))
    .mutation(resolver(login)),
  trustDevice: publicProcedure
    .use(rateLimit(deviceLinkLimit))
    .input(contract(trustDeviceInput))
    .mutation(resolver(trustThisDevice)),
  loginCode: publicPasswordProcedure
    .use(rateLimit(codeLimit))
    .input(contract(loginCodeInput))
    .mutation(resolver(loginCode)),
  confirm: oneFactorPasswordProcedure
    .use(rateLimit(...signInLimits))
    .input(contract(confirmInput))
    .mutation(resolver(confirm)),
  logout: publicProcedure.input(contract(logoutInput)).mutation(resolver(logout)),
  requestPasswordReset: publicProcedure
    .use(rateLimit(resetRequestLimit, resetDayLimit, resetMailLimit))
    .input(contract(requestResetInput))
    .mutation(resolver(requestPasswordReset)),
  verifyResetCode: publicProcedure
    .use(rateLimit(resetCodeLimit))
    .input(contract(verifyResetInput))
    .mutation(resolver(verifyResetCode)),
  resetPassword: publicPasswordProcedure
    .use(rateLimit(resetCodeLimit))
    .input(contract(resetPasswordInput))
    .mutation(resolver(resetPassword)),
  pendingLink: publicProcedure.input(noInput).query(({ ctx }) => getPendingLink(ctx)),
  linkByPassword: publicPasswordProcedure
    .use(rateLimit(...signInLimits))
    .input(contract(linkByPasswordInput))
    .mutation(resolver(linkByPassword)),
  sendLinkMail: publicProcedure
    .use(rateLimit(linkMailLimit, linkMailDayLimit))
    .input(noInput)
    .mutation(({ ctx }) => sendLinkMail(ctx)),
  linkByMail: publicProcedure.input(contract(linkByMailInput)).mutation(resolver(linkByMail)),
  linkSignedIn: freshProcedure.input(noInput).mutation(({ ctx }) => linkSignedIn(ctx)),
  syncToken: signedInProcedure.input(noInput).query(({ ctx }) => issueSyncToken(ctx)),
});
