export type PrintedHolder = { name: string; pan: string };

const holder = /([A-Za-z][A-Za-z .'&-]*?)\s*\(\s*PAN\s*:?\s*([A-Z0-9*]{10})\s*\)/gi;

/** The holders that a line names with their PANs, the first one first. */
export const holdersIn = (text: string): PrintedHolder[] =>
  [...text.matchAll(holder)].map(([, name = "", pan = ""]) => ({
    name: name
      .replace(/^.*\bnames? of\b/i, "")
      .replaceAll(/\s+/g, " ")
      .trim(),
    pan: pan.toUpperCase(),
  }));

export const beginsHolders = (text: string): boolean =>
  /\bin the (?:single|joint) names?\b/i.test(text);

/** As a detailed statement calls the same investor: the name, and a PAN without its first letters. */
export const investorName = ({ name, pan }: PrintedHolder): string =>
  `${name} XXXXXX${pan.slice(6)}`;
