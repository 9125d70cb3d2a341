import { inboxFileInput } from "../../../shared/inbox/schema.ts";
import { freshProcedure, rateLimit, signedInProcedure } from "../../auth/procedures.ts";
import { contract, noInput, resolver, router } from "../../platform/trpc/procedures.ts";
import { hideFile, showFile } from "./change-file.ts";
import { listInbox } from "./list-inbox.ts";
import { makeAddress } from "./make-address.ts";

/** Each mails the owner. */
const addressLimit = { name: "inboxAddress", span: 15 * 60_000, max: { user: 20 } };
const fileLimit = { name: "inboxFile", span: 15 * 60_000, max: { user: 200 } };
const addressChange = freshProcedure.use(rateLimit(addressLimit));
const fileChange = signedInProcedure.use(rateLimit(fileLimit));

export const inboxRouter = router({
  list: signedInProcedure.input(noInput).query(({ ctx }) => listInbox(ctx)),
  address: addressChange
    .input(noInput)
    .mutation(({ ctx }) => makeAddress(ctx, { isReplaced: false })),
  replace: addressChange
    .input(noInput)
    .mutation(({ ctx }) => makeAddress(ctx, { isReplaced: true })),
  done: fileChange.input(contract(inboxFileInput)).mutation(resolver(hideFile)),
  restore: fileChange.input(contract(inboxFileInput)).mutation(resolver(showFile)),
});
