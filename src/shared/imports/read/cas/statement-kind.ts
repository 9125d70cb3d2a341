import { UnreadableFileError } from "../../statement.ts";
import type { Line, TextPage } from "./text-page.ts";

const minCharacters = 50;

/**
 * Which consolidated account statement this is.
 * @throws UnreadableFileError for what is another document, by its name
 */
export function statementKind(
  pages: readonly TextPage[],
  lines: readonly Line[],
): "detailed" | "summary" | "nsdl" | "cdsl" {
  const characters = pages.reduce(
    (sum, { items }) =>
      sum + items.reduce((all, { str }) => all + str.replaceAll(/\s/g, "").length, 0),
    0,
  );
  if (characters < minCharacters * pages.length) throw new UnreadableFileError("scanned");
  const text = beginningOf(lines);
  if (/NSDL Consolidated Account Statement|About NSDL|\bNSDL ID\s*:/i.test(text)) return "nsdl";
  if (/^Consolidated Account Summary\b/im.test(text)) return "summary";
  // Notes can name a depository, or load structures.
  if (/Opening Unit Balance/i.test(text)) return "detailed";
  if (/Central Depository Services|About CDSL|CDSL Demat Account/i.test(text)) return "cdsl";
  if (/SUMMARY OF HOLDINGS AS ON|LOAD STRUCTURES/i.test(text)) {
    throw new UnreadableFileError("mfcentral");
  }
  if (isOfGains(text)) throw new UnreadableFileError("gains");
  if (/Consolidated Account Statement/i.test(text)) return "detailed";
  if (isOfHouse(text)) throw new UnreadableFileError("house-statement");
  if (/TRANSACTION STATEMENT|~~~End of Statement~~~/i.test(text)) {
    throw new UnreadableFileError("demat-transactions");
  }
  throw new UnreadableFileError("unknown-statement");
}

const maxLines = 400;

export const beginningOf = (lines: readonly Line[]): string =>
  lines
    .slice(0, maxLines)
    .map((line) => line.text)
    .join("\n");

/**
 * Whether a text is of a statement of one fund house alone: it calls itself one of an account with a folio, names a house, and
 * is neither consolidated nor of a demat account.
 */
export const isOfHouse = (text: string): boolean =>
  /\b(?:account|transaction|folio|investment|unit ?holding)s? statement\b|\bstatement of (?:your )?(?:accounts?|transactions?|holdings?|folio|investments?)\b/i.test(
    text,
  ) &&
  /\bfolio\b/i.test(text) &&
  /\bmutual fund\b|\basset management\b|\bAMC\b/i.test(text) &&
  !/consolidated account|\bDP ID\b|\bBO ID\b|depository/i.test(text);

/** By its title, or by its columns: gains of both terms, and when each lot was bought and sold. */
const isOfGains = (text: string): boolean =>
  /(?:capital|reali[sz]ed) gains?(?: ?(?:\/|and|&) ?loss(?:es)?)? (?:account )?(?:statement|report|summary)/i.test(
    text,
  ) ||
  (/short[ -]?term/i.test(text) &&
    /long[ -]?term/i.test(text) &&
    /purchase date|date of purchase|acquisition/i.test(text) &&
    /(?:sale|redemption|redeem) date|date of (?:sale|redemption)/i.test(text));
