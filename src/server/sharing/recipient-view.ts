import type { Recipient } from "../../shared/sharing/schema.ts";

type RecipientRow = { id: string; name: string; email: string; photoUrl: string | null };

/** What a user has who does not receive funds of the caller. */
export const notShared = {
  sharedAt: null,
  fundCount: 0,
  holders: null,
  removedHolders: 0,
  showHolder: false,
};

type Shared = { sharedAt: Date | null } & Pick<
  Recipient,
  "fundCount" | "holders" | "removedHolders" | "showHolder"
>;

export const recipientView = ({
  id,
  name,
  email,
  photoUrl,
  sharedAt,
  fundCount,
  holders,
  removedHolders,
  showHolder,
}: RecipientRow & Shared): Recipient => ({
  id,
  name,
  email,
  photoURL: photoUrl,
  sharedAt: sharedAt?.toISOString() ?? null,
  fundCount,
  holders,
  removedHolders,
  showHolder,
});
