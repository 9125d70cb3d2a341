import { linkGoogleByMailInput, linkGoogleByPasswordInput } from "../../shared/auth/schema.ts";
import {
  contract,
  noInput,
  publicPasswordProcedure,
  publicProcedure,
} from "../platform/trpc/procedures.ts";
import { rateLimit } from "../auth/procedures.ts";
import { signInLimit } from "../auth/sign-in-limit.ts";
import { linkGoogleByMail, sendGoogleLinkMail } from "./link-by-mail.ts";
import { linkGoogleByPassword } from "./link-by-password.ts";
import { getPendingGoogleLink } from "./pending-link.ts";

const linkMailLimit = { name: "linkMail", span: 15 * 60_000, max: { account: 4, network: 40 } };

export const googleLinkProcedures = {
  pendingGoogleLink: publicProcedure.input(noInput).query(({ ctx }) => getPendingGoogleLink(ctx)),
  linkGoogleByPassword: publicPasswordProcedure
    .use(rateLimit(signInLimit))
    .input(contract(linkGoogleByPasswordInput))
    .mutation(({ ctx, input }) => linkGoogleByPassword(ctx, input)),
  sendGoogleLinkMail: publicProcedure
    .use(rateLimit(linkMailLimit))
    .input(noInput)
    .mutation(({ ctx }) => sendGoogleLinkMail(ctx)),
  linkGoogleByMail: publicProcedure
    .input(contract(linkGoogleByMailInput))
    .mutation(({ ctx, input }) => linkGoogleByMail(ctx, input)),
};
