import { addressProofOf } from "../auth/addresses/unproven.ts";
import type { ServiceContext } from "../platform/context.ts";
import type { Recipient } from "../../shared/sharing/schema.ts";

type RecipientRow = {
  id: string;
  name: string;
  email: string;
  emailProvenAt: Date | null;
  photoUrl: string | null;
};

/** The share of a user who receives no funds of the caller. */
export const notShared = {
  sharedAt: null,
  fundCount: 0,
  holders: null,
  removedHolders: 0,
  showHolder: false,
  keepsUp: false,
  pushedAt: null,
};

export const notCovered = { givenFunds: 0, missingFunds: 0 };

type Shared = { sharedAt: Date | null; pushedAt: Date | null } & Pick<
  Recipient,
  "fundCount" | "holders" | "removedHolders" | "showHolder" | "keepsUp"
>;

export const recipientView = (
  {
    id,
    name,
    email,
    emailProvenAt,
    photoUrl,
    sharedAt,
    fundCount,
    holders,
    removedHolders,
    showHolder,
    keepsUp,
    pushedAt,
  }: RecipientRow & Shared,
  ctx: Pick<ServiceContext, "settings">,
): Omit<Recipient, "version" | keyof typeof notCovered> => ({
  id,
  name,
  email,
  proof: addressProofOf(ctx, { emailProvenAt }),
  photoURL: photoUrl,
  sharedAt: sharedAt?.toISOString() ?? null,
  fundCount,
  holders,
  removedHolders,
  showHolder,
  keepsUp,
  updatedAt: pushedAt?.toISOString() ?? null,
});
