import Bowser from "bowser";

/** Longer than any browser's own name for itself. */
const maxUserAgent = 500;

/** A browser as its owner would call it, such as "Firefox on Windows"; null where it does not say. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (userAgent === undefined || userAgent === "") return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxUserAgent));
  const parts = [browser.name, os.name].filter((name) => name !== undefined && name !== "");
  return parts.length === 0 ? null : parts.join(" on ");
}
