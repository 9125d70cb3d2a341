/** Whether this browser has passkeys; on a page without https it has none. */
export const hasPasskeys = (): boolean => "PublicKeyCredential" in globalThis;

/** Loaded on first use. */
export const loadCeremonies = () => import("./ceremonies.ts");
