import type { Passkeys } from "../../../../shared/auth/passkeys/schema.ts";
import type { SessionContext } from "../../signed-in-context.ts";
import { passkeysOf } from "../queries.ts";
import { relyingPartyOf } from "../../relying-party.ts";
import { passkeyView } from "../view.ts";

export async function listPasskeys(ctx: SessionContext): Promise<Passkeys> {
  const { passkeys } = await ctx.read((owner) => ({ passkeys: passkeysOf(ctx.db, owner) }));
  const party = relyingPartyOf(ctx.settings.appOrigin);
  return {
    rpId: party?.id ?? null,
    passkeys: passkeys.map((row) => passkeyView(row, party)),
    userHandle: passkeys[0]?.userHandle ?? null,
  };
}
