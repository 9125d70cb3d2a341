import {
  recipientInput,
  recipientsInput,
  senderInput,
  setPermissionInput,
  shareInput,
} from "../../../shared/sharing/schema.ts";
import { askSender } from "./ask-for-update.ts";
import { dismissEndedShare } from "./dismiss-ended-share.ts";
import { keepUp, refuseKeepUp, stopKeepUp } from "./keep-up.ts";
import { listBlockedSenders, blockSender, unblockSender } from "./block-sender.ts";
import { listRecipients } from "./list-recipients.ts";
import { listEndedShares } from "./list-ended-shares.ts";
import { listSenders } from "./list-senders.ts";
import { removeSender } from "./remove-sender.ts";
import { listSenderFunds } from "./list-sender-funds.ts";
import { setPermission } from "./set-permission.ts";
import { shareFunds } from "./share-funds.ts";
import { unshareFunds } from "./unshare-funds.ts";
import { updateShared } from "./update-shared.ts";
import {
  freshProcedure,
  listProcedure,
  rateLimit,
  signedInProcedure,
} from "../../auth/procedures.ts";
import { contract, noInput, resolver, router } from "../../platform/trpc/procedures.ts";

const minute = 60_000;
const searchLimit = { name: "recipient search", span: 15 * minute, max: { user: 600 } };
const shareLimit = { name: "sharing", span: 15 * minute, max: { user: 200 } };

const limited = signedInProcedure.use(rateLimit(shareLimit));
const toRecipient = limited.input(contract(recipientInput));
const senderContract = contract(senderInput, "sharing/no-sender");
const fromSender = signedInProcedure.input(senderContract);

export const sharingRouter = router({
  setPermission: signedInProcedure
    .input(contract(setPermissionInput))
    .mutation(resolver(setPermission)),
  recipients: signedInProcedure
    .use(rateLimit(searchLimit))
    .input(contract(recipientsInput))
    .query(resolver(listRecipients)),
  share: limited.input(contract(shareInput)).mutation(resolver(shareFunds)),
  update: toRecipient.mutation(resolver(updateShared)),
  keepUp: freshProcedure
    .use(rateLimit(shareLimit))
    .input(contract(recipientInput))
    .mutation(resolver(keepUp)),
  stopKeepUp: toRecipient.mutation(resolver(stopKeepUp)),
  unshare: toRecipient.mutation(resolver(unshareFunds)),

  senders: signedInProcedure.input(noInput).query(({ ctx }) => listSenders(ctx)),
  ended: signedInProcedure.input(noInput).query(({ ctx }) => listEndedShares(ctx)),
  dismissEnded: fromSender.mutation(resolver(dismissEndedShare)),
  senderFunds: listProcedure.input(senderContract).query(resolver(listSenderFunds)),
  refuseKeepUp: fromSender.mutation(resolver(refuseKeepUp)),
  askForUpdate: fromSender.mutation(resolver(askSender)),
  remove: fromSender.mutation(resolver(removeSender)),
  block: fromSender.mutation(resolver(blockSender)),
  unblock: fromSender.mutation(resolver(unblockSender)),
  blocked: signedInProcedure.input(noInput).query(({ ctx }) => listBlockedSenders(ctx)),
});
