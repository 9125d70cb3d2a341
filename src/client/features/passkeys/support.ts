/** Whether this browser has passkeys; on a page without https it has none. */
export const hasPasskeys = (): boolean => "PublicKeyCredential" in globalThis;

/** Loaded when a passkey is used. */
export const loadCeremonies = () => import("./ceremonies.ts");
