export type ConnectSearch = { request?: string };

/** The request comes as one word, `r` before base64url, which no router rewrites. */
export const readConnectSearch = ({ request }: Record<string, unknown>): ConnectSearch =>
  typeof request === "string" && /^r[\w-]+$/.test(request) ? { request } : {};

/** The query that the assistant sent; null for a word that is none. */
export function decodeRequest(word: string): string | null {
  try {
    const text = atob(word.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true }).decode(
      Uint8Array.from(text, (character) => character.charCodeAt(0)),
    );
  } catch {
    return null;
  }
}
