import { memoize } from "../../../memoize.ts";

const panPattern = /\b[A-Z]{5}\d(\d{3}[A-Z])\b/;

/** The first PAN in a text as "XXXXXX234A": enough to tell the members of a family apart. */
export const maskedPan = memoize((text): string | null => {
  const pan = panPattern.exec(text);
  return pan === null ? null : `XXXXXX${pan[1]}`;
});
