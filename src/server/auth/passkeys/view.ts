import type { Passkey } from "../../../shared/auth/passkeys/schema.ts";
import type { PasskeyRow } from "./queries.ts";
import type { RelyingParty } from "../relying-party.ts";

export const passkeyView = (
  { id, name, createdAt, usedAt, backedUp, rpId }: Omit<PasskeyRow, "userId">,
  party: RelyingParty | null,
): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
  isBackedUp: backedUp,
  otherHost: rpId === party?.id ? null : rpId,
});

export type ExportedPasskey = Omit<Passkey, "otherHost"> & {
  host: string;
  publicKey: string;
  transports: string[];
};

/** All of a passkey: nothing of it is secret. */
export const exportedPasskey = (row: PasskeyRow): ExportedPasskey => {
  const { otherHost: _, ...view } = passkeyView(row, null);
  return { ...view, host: row.rpId, publicKey: row.publicKey, transports: row.transports };
};
