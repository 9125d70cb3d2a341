/** Names that differ only in case or spaces are one holder's. */
export const holderNameKey = (name: string): string =>
  name.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
