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
  const text = lines
    .slice(0, 400)
    .map((line) => line.text)
    .join("\n");
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
  if (/TRANSACTION STATEMENT|~~~End of Statement~~~/i.test(text)) {
    throw new UnreadableFileError("demat-transactions");
  }
  throw new UnreadableFileError("unknown-statement");
}

/** By its title, or by its columns: gains of both terms, and when each lot was bought and sold. */
const isOfGains = (text: string): boolean =>
  /(?:capital|reali[sz]ed) gains?(?: ?(?:\/|and|&) ?loss(?:es)?)? (?:account )?(?:statement|report|summary)/i.test(
    text,
  ) ||
  (/short[ -]?term/i.test(text) &&
    /long[ -]?term/i.test(text) &&
    /purchase date|date of purchase|acquisition/i.test(text) &&
    /(?:sale|redemption|redeem) date|date of (?:sale|redemption)/i.test(text));
