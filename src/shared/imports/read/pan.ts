import { memoize } from "../../memoize.ts";

const pan = /\b[A-Z]{5}\d{4}[A-Z]\b/;

/** The first PAN in a text. Whole, it stays in the reader of a file: `maskPans` masks it. */
export const panIn = memoize((text): string | null => pan.exec(text)?.[0] ?? null);

/** Characters at the end of a PAN that a mask shows; more where they are alike in one file. */
const shownLength = 4;

/** A text with its first PAN masked: "ASHA RAO XXXXXX234F". */
export const maskPan = (text: string): string =>
  text.replace(pan, (whole) => whole.slice(-shownLength).padStart(whole.length, "X"));

/** The schemes with the PANs of their investors masked, as "ASHA RAO XXXXXX234A": different ones stay different. */
export function maskPans<Scheme extends { investor: string | null }>(
  schemes: readonly Scheme[],
): Scheme[] {
  const pans = new Set(schemes.flatMap(({ investor }) => panIn(investor ?? "") ?? []));
  let length = shownLength;
  while (new Set([...pans].map((each) => each.slice(-length))).size < pans.size) length += 1;
  const mask = (whole: string) => whole.slice(-length).padStart(whole.length, "X");
  return schemes.map((scheme) => ({
    ...scheme,
    investor: scheme.investor?.replace(pan, mask) ?? null,
  }));
}
