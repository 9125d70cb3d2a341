import { AppError } from "../../shared/errors.ts";
import type { Settings } from "../platform/env.ts";
import { ipv6Groups } from "../platform/network/addresses.ts";

/** The passkeys that work here: made for this host, on pages of this origin. */
export type RelyingParty = { id: string; origin: string };

const ipv4 = /^\d+\.\d+\.\d+\.\d+$/;

/** @returns null where browsers have no passkeys: an IP address is no name, and http is safe only on localhost */
export function relyingPartyOf(appOrigin: string): RelyingParty | null {
  const { hostname, protocol, origin } = new URL(appOrigin);
  const isName = !ipv4.test(hostname) && ipv6Groups(hostname.replace(/^\[|\]$/g, "")) === null;
  const isSafe = protocol === "https:" || hostname === "localhost";
  return isName && isSafe ? { id: hostname, origin } : null;
}

/** @throws AppError passkeys/off */
export function requireRelyingParty({ appOrigin }: Pick<Settings, "appOrigin">): RelyingParty {
  const party = relyingPartyOf(appOrigin);
  if (party === null) throw new AppError("passkeys/off");
  return party;
}
