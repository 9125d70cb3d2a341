import { isMailedCode } from "../../mailed-code.ts";

/** Unknown where there is no mail service, by which anybody could prove an address. */
export type AddressProof = "proven" | "unproven" | "unknown";

/** The codes stand after `#`, which browsers send to no server, and so stand in no log. */
export const proofLink = (appOrigin: string, code: string): string =>
  `${appOrigin}/account/security#prove=${code}`;
export const changeLink = (appOrigin: string, code: string): string =>
  `${appOrigin}/account/security#address=${code}`;

/** The page of these takes the code out of its address. */
export const wayBackLink = (appOrigin: string, code: string): string =>
  `${appOrigin}/new-password?wayBack=${code}`;
/** Lets a device sign in where too many wrong passwords were tried. */
export const deviceLink = (appOrigin: string, code: string): string =>
  `${appOrigin}/new-password?device=${code}`;
/** Begins the wait at whose end a lost second factor is off. */
export const lossLink = (appOrigin: string, code: string): string =>
  `${appOrigin}/new-password?lost=${code}`;
/** Cancels that wait. */
export const keepLink = (appOrigin: string, code: string): string =>
  `${appOrigin}/new-password?keep=${code}`;

export type AddressCode = { purpose: "prove" | "address"; code: string };

/** @returns null where the address of the page has no code */
export function addressCodeIn(hash: string): AddressCode | null {
  const [, purpose, code = ""] = /^#?(prove|address)=(.*)$/.exec(hash) ?? [];
  if (!isMailedCode(code)) return null;
  return { purpose: purpose === "prove" ? "prove" : "address", code };
}
