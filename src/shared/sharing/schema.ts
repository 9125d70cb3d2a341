import * as z from "zod/mini";
import type { AddressProof } from "../auth/addresses/proof-link.ts";
import type { ValuedFund } from "../funds/schema.ts";
import { holderIdField, maxHoldersPerUser } from "../holders/schema.ts";
import { me } from "../holders/holder.ts";
import { idField, uuidField } from "../text-field.ts";
import type { KeepsUp } from "./keep-up.ts";

export const recipientInput = z.strictObject({
  recipientId: idField("The recipient's id", "No recipientId provided"),
});
export type RecipientInput = z.output<typeof recipientInput>;

/** The account's owner and everybody else. */
const maxSharedHolders = maxHoldersPerUser + 1;

const sharedHolderField = z.union([z.literal(me), holderIdField], {
  error: 'A person is "me" or an id',
});

export const shareInput = z.extend(recipientInput, {
  /** Whose funds the recipient gets from now on, null for everyone's; left out, as before, and at first everyone's. */
  holders: z.optional(
    z.nullable(
      z.array(sharedHolderField, { error: "holders must be a list" }).check(
        z.minLength(1, { error: "Please choose at least one person", abort: true }),
        z.maxLength(maxSharedHolders, {
          error: `At most ${maxSharedHolders} people`,
          abort: true,
        }),
      ),
    ),
  ),
  /** Whether each copy says whose it is; left out, as before, and at first not. */
  showHolder: z.optional(z.boolean({ error: "showHolder must be true or false" })),
  /** The sender's word that they know whose the address is, where nobody has proven it. */
  acceptUnproven: z.optional(z.boolean({ error: "acceptUnproven must be true or false" })),
  /** Of the share as the sender saw it, null for none; left out, any. */
  version: z.optional(z.nullable(uuidField("Invalid version"))),
});
export type ShareInput = z.output<typeof shareInput>;

export type ShareResult = {
  shared: number;
  version: string | null;
  /** Copies that were taken back, where the share has got other terms. */
  takenBack?: number;
};

export const senderInput = z.strictObject({
  senderId: idField("The sender's id", "No senderId provided", "sharing/no-sender"),
});
export type SenderInput = z.output<typeof senderInput>;

export const setPermissionInput = z.strictObject({
  canShare: z.boolean({ error: "canShare must be true or false" }),
});
export type SetPermissionInput = z.output<typeof setPermissionInput>;

export const recipientsInput = z.strictObject({
  query: z.optional(
    z.string({ error: "The search must be text" }).check(
      z.maxLength(100, { error: "The search must be at most 100 characters", abort: true }),
      z.overwrite((text) => text.toWellFormed()),
    ),
  ),
  cursor: z.optional(
    z.nullable(
      z
        .string({ error: "The cursor must be text" })
        .check(z.maxLength(1000, { error: "The cursor is too long", abort: true })),
    ),
  ),
  /** tRPC's infinite queries always send a direction. */
  direction: z.optional(z.literal("forward", { error: "The direction must be forward" })),
});
export type RecipientsInput = z.output<typeof recipientsInput>;

export const maxSendersPerRecipient = 100;
export const maxRecipientsPerSender = 100;

export type Recipient = {
  id: string;
  name: string;
  email: string;
  proof: AddressProof;
  photoURL: string | null;
  /** ISO 8601, UTC; null where nothing is shared with them. */
  sharedAt: string | null;
  fundCount: number;
  /** Whose funds they get: ids, and "me"; null for everyone's, and where nothing is shared. */
  holders: string[] | null;
  /** How many people who have been deleted it was limited to as well. Where nobody is left, the recipient sees nothing. */
  removedHolders: number;
  showHolder: boolean;
  /** Whether changes reach them without the sender. */
  keepsUp: boolean;
  /** When an update last ran; ISO 8601, UTC; null for none yet. */
  updatedAt: string | null;
  /** How many funds the share covers, and of how many of these they have no copy; 0 where nothing is shared. */
  givenFunds: number;
  missingFunds: number;
  /** Of what is shared with them, or of what was; null where nothing was. */
  version: string | null;
};

export type RecipientPage = { recipients: Recipient[]; nextCursor: string | null };

export type Sender = {
  senderUid: string;
  senderName: string;
  senderEmail: string;
  createdAt: string;
  excludedCategories: string[];
  /** Whether changes come by themselves. */
  keepsUp: KeepsUp;
  /** When an update last ran; ISO 8601, UTC; null for none yet. */
  updatedAt: string | null;
  /** When the reader last asked for an update; ISO 8601, UTC. */
  askedAt: string | null;
};

export type BlockedSender = Pick<Sender, "senderUid" | "senderName" | "senderEmail"> & {
  blockedAt: string;
};

export type EndedShare = Pick<Sender, "senderUid" | "senderName" | "senderEmail"> & {
  /** When the sender stopped sharing; ISO 8601, UTC. */
  endedAt: string;
};

export type SharedFund = ValuedFund & {
  sharedBy: { uid: string; email: string };
  /** Whose it is, where the sender says so. */
  holderName: string | null;
  /** When the sender last made or updated this copy; ISO 8601, UTC. */
  sharedAt: string;
};

export type SharedFundList = {
  sender: Sender;
  funds: SharedFund[];
  categories: { name: string; count: number }[];
};
