import * as z from "zod/mini";
import type { Fund } from "../funds/schema.ts";
import { idField } from "../text-field.ts";

export const recipientInput = z.strictObject({
  recipientId: idField("The recipient's id", "No recipientId provided"),
});
export type RecipientInput = z.output<typeof recipientInput>;

export const senderInput = z.strictObject({
  senderId: idField("The sender's id", "No senderId provided", "sharing/no-sender"),
});
export type SenderInput = z.output<typeof senderInput>;

export const setPermissionInput = z.strictObject({
  canShare: z.boolean({ error: "canShare must be true or false" }),
});
export type SetPermissionInput = z.output<typeof setPermissionInput>;

export const recipientsInput = z.strictObject({
  /** Words, each of which has to be in the name or the e-mail address. */
  query: z.optional(
    z.string({ error: "The search must be text" }).check(
      z.maxLength(100, { error: "The search must be at most 100 characters", abort: true }),
      z.overwrite((text) => text.toWellFormed()),
    ),
  ),
  /** `nextCursor` of the page before. */
  cursor: z.optional(
    z.nullable(
      z
        .string({ error: "The cursor must be text" })
        .check(z.maxLength(1000, { error: "The cursor is too long", abort: true })),
    ),
  ),
  /** tRPC's infinite queries say which way they go on; there is one. */
  direction: z.optional(z.literal("forward", { error: "Pages follow forward only" })),
});
export type RecipientsInput = z.output<typeof recipientsInput>;

/** Somebody whom the caller shares with, or can: all that is told about them. */
export type Recipient = {
  id: string;
  name: string;
  email: string;
  photoURL: string | null;
  /** Since when the caller shares with them, ISO 8601, UTC; null where they do not. */
  sharedAt: string | null;
};

export type RecipientPage = { recipients: Recipient[]; nextCursor: string | null };

/** Somebody who shares with the caller, as they were called when they last did. */
export type Sender = {
  senderUid: string;
  senderName: string;
  senderEmail: string;
  /** Since when they share; ISO 8601, UTC. */
  createdAt: string;
  /** Categories that the sender's current value leaves out. */
  excludedCategories: string[];
};

export type BlockedSender = Pick<Sender, "senderUid" | "senderName" | "senderEmail"> & {
  /** ISO 8601, UTC. */
  blockedAt: string;
};

export type SharedFund = Fund & {
  sharedBy: { uid: string; email: string };
  /** When this copy was made or last updated by its sender; ISO 8601, UTC. */
  sharedAt: string;
};

export type SharedFundList = {
  sender: Sender;
  funds: SharedFund[];
  /** By name; each has at least one fund. */
  categories: { name: string; count: number }[];
};
