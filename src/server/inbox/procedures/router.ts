import { inboxFileInput } from "../../../shared/inbox/schema.ts";
import { freshProcedure, rateLimit, signedInProcedure } from "../../auth/procedures.ts";
import { contract, noInput, router } from "../../platform/trpc/procedures.ts";
import { hideFile, showFile } from "./change-file.ts";
import { listInbox } from "./list-inbox.ts";
import { makeAddress } from "./make-address.ts";

/** Each mails the owner. */
const addressLimit = { name: "inboxAddress", span: 15 * 60_000, max: { user: 20 } };
const fileLimit = { name: "inboxFile", span: 15 * 60_000, max: { user: 200 } };

export const inboxRouter = router({
  list: signedInProcedure.input(noInput).query(({ ctx }) => listInbox(ctx)),
  address: freshProcedure
    .use(rateLimit(addressLimit))
    .input(noInput)
    .mutation(({ ctx }) => makeAddress(ctx, { isReplaced: false })),
  replace: freshProcedure
    .use(rateLimit(addressLimit))
    .input(noInput)
    .mutation(({ ctx }) => makeAddress(ctx, { isReplaced: true })),
  done: signedInProcedure
    .use(rateLimit(fileLimit))
    .input(contract(inboxFileInput))
    .mutation(({ ctx, input }) => hideFile(ctx, input)),
  restore: signedInProcedure
    .use(rateLimit(fileLimit))
    .input(contract(inboxFileInput))
    .mutation(({ ctx, input }) => showFile(ctx, input)),
});
