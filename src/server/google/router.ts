import { linkGoogleByMailInput, linkGoogleByPasswordInput } from "../../shared/auth/schema.ts";
import {
  contract,
  noInput,
  publicPasswordProcedure,
  publicProcedure,
} from "../platform/trpc/procedures.ts";
import { limitAttempts } from "../auth/procedures.ts";
import { linkGoogleByMail, sendGoogleLinkMail } from "./link-by-mail.ts";
import { linkGoogleByPassword } from "./link-by-password.ts";
import { getPendingGoogleLink } from "./pending-link.ts";

export const googleLinkProcedures = {
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
};
