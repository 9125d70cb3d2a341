import { passkeyHosts } from "../../../src/server/auth/passkeys/queries.ts";
import { relyingPartyOf } from "../../../src/server/auth/relying-party.ts";
import { openDatabase } from "../../../src/server/platform/db/client.ts";
import { shortReason } from "../cli-error.ts";
import type { DatabaseAddress } from "./database-client.ts";

const timeout = 5_000;

/** Sentences for operators about passkeys that stopped working when `APP_URL` changed; none where all of them work. */
export async function reportPasskeys(database: DatabaseAddress, appUrl: string): Promise<string[]> {
  try {
    const hosts = await passkeyHosts(openDatabase({ ...database, timeout }));
    return describePasskeyHosts(hosts, relyingPartyOf(appUrl)?.id ?? null);
  } catch (error) {
    return [`Nothing is known of passkeys (${shortReason(error)}).`];
  }
}

export const describePasskeyHosts = (
  hosts: readonly { rpId: string; count: number }[],
  rpId: string | null,
): string[] =>
  hosts
    .filter((host) => host.rpId !== rpId)
    .map(
      (host) =>
        `${host.count === 1 ? "1 passkey works" : `${host.count} passkeys work`} only where APP_URL is at ${host.rpId}: ${
          rpId === null
            ? "at an IP address there are none"
            : `at ${rpId} their users have to sign in another way and add new ones`
        }.`,
    );
