import type { Recipient } from "../../shared/sharing/schema.ts";

type Found = { id: string; name: string; email: string; photoUrl: string | null };

/** All that a sender is told about somebody. */
export const recipientView = ({
  id,
  name,
  email,
  photoUrl,
  sharedAt,
}: Found & { sharedAt: Date | null }): Recipient => ({
  id,
  name,
  email,
  photoURL: photoUrl,
  sharedAt: sharedAt?.toISOString() ?? null,
});
