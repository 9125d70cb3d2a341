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
import { contract, noInput, router } from "../../platform/trpc/procedures.ts";

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
    .mutation(({ ctx, input }) => setPermission(ctx, input)),
  recipients: signedInProcedure
    .use(rateLimit(searchLimit))
    .input(contract(recipientsInput))
    .query(({ ctx, input }) => listRecipients(ctx, input)),
  share: limited.input(contract(shareInput)).mutation(({ ctx, input }) => shareFunds(ctx, input)),
  update: toRecipient.mutation(({ ctx, input }) => updateShared(ctx, input)),
  keepUp: freshProcedure
    .use(rateLimit(shareLimit))
    .input(contract(recipientInput))
    .mutation(({ ctx, input }) => keepUp(ctx, input)),
  stopKeepUp: toRecipient.mutation(({ ctx, input }) => stopKeepUp(ctx, input)),
  unshare: toRecipient.mutation(({ ctx, input }) => unshareFunds(ctx, input)),

  senders: signedInProcedure.input(noInput).query(({ ctx }) => listSenders(ctx)),
  ended: signedInProcedure.input(noInput).query(({ ctx }) => listEndedShares(ctx)),
  dismissEnded: fromSender.mutation(({ ctx, input }) => dismissEndedShare(ctx, input)),
  senderFunds: listProcedure
    .input(senderContract)
    .query(({ ctx, input }) => listSenderFunds(ctx, input)),
  refuseKeepUp: fromSender.mutation(({ ctx, input }) => refuseKeepUp(ctx, input)),
  askForUpdate: fromSender.mutation(({ ctx, input }) => askSender(ctx, input)),
  remove: fromSender.mutation(({ ctx, input }) => removeSender(ctx, input)),
  block: fromSender.mutation(({ ctx, input }) => blockSender(ctx, input)),
  unblock: fromSender.mutation(({ ctx, input }) => unblockSender(ctx, input)),
  blocked: signedInProcedure.input(noInput).query(({ ctx }) => listBlockedSenders(ctx)),
});
