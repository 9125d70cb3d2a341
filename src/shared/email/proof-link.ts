/** Unknown where there is no mail service, by which anybody could prove an address. */
export type AddressProof = "proven" | "unproven" | "unknown";

/** The code stands after `#`, which browsers send to no server, and so stands in no log. */
export const proofLink = (appOrigin: string, code: string): string =>
  `${appOrigin}/account/security#prove=${code}`;

/** @returns null where the address of the page has no code */
export const proofCodeIn = (hash: string): string | null =>
  /^#?prove=([A-Za-z0-9_-]{43})$/.exec(hash)?.[1] ?? null;
