/** Names that differ only in case or spaces are one holder's. */
export const holderNameKey = (name: string): string =>
  name.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();

/** What the chips of people call the account's owner and all people, in each language. */
const reservedNames: ReadonlySet<string> = new Set(["me", "everyone", "मैं", "सभी"]);

/** Whether a person of this name could not be told from the account's owner or from everyone. */
export const isReservedName = (name: string): boolean => reservedNames.has(holderNameKey(name));
