import type { Recipient } from "../../shared/sharing/schema.ts";

type RecipientRow = { id: string; name: string; email: string; photoUrl: string | null };

export const recipientView = ({
  id,
  name,
  email,
  photoUrl,
  sharedAt,
  fundCount,
}: RecipientRow & { sharedAt: Date | null; fundCount: number }): Recipient => ({
  id,
  name,
  email,
  photoURL: photoUrl,
  sharedAt: sharedAt?.toISOString() ?? null,
  fundCount,
});
