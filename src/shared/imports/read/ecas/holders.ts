/** `pan` is empty where other words stand in its place, as for a minor or someone exempt. */
export type PrintedHolder = { name: string; pan: string };

/** Prose has "(PAN)" as well, without anything in it. */
const holder =
  /(?:([A-Za-z][A-Za-z .'&/()-]*?)\s*)?\(\s*PAN\s*(?::([^()]*)|([A-Z0-9*]{10})\s*)\)/gi;
const beginsPan = /\(\s*PAN\b/i;
const wholePan = /^[A-Z0-9*]{10}$/i;

/** The holders that a line names with their PANs, the first one first. */
export const holdersIn = (text: string): PrintedHolder[] =>
  // Nearly all lines end here: a long one without a PAN would cost time.
  (beginsPan.test(text) ? [...text.matchAll(holder)] : [])
    .map(([, name = "", labelled, bare = ""]) => ({
      name: name
        .replace(/^.*\bnames? of\b/i, "")
        .replaceAll(/\s+/g, " ")
        .trim(),
      pan: panOf((labelled ?? bare).trim()),
    }))
    .filter(({ name, pan }) => name !== "" || pan !== "");

const panOf = (text: string): string => (wholePan.test(text) ? text.toUpperCase() : "");

export const beginsHolders = (text: string): boolean =>
  /\bin the (?:single|joint) names?\b/i.test(text);

export const isSameHolder = (one: PrintedHolder, other: PrintedHolder): boolean =>
  one.pan === other.pan && (one.pan !== "" || one.name === other.name);

/** As a detailed statement calls the same investor: the name, and a PAN without its first letters. */
export const investorName = ({ name, pan }: PrintedHolder): string =>
  pan === "" ? name : `${name} XXXXXX${pan.slice(6)}`.trim();
