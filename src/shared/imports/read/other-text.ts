/** Enough to see what a file is. */
const sample = 20_000;

const account = String.raw`[\p{L}\d][\p{L}\d _-]*(?::[\p{L}\d][\p{L}\d _-]*)+`;
const day = String.raw`\d{4}[-/.]\d{1,2}[-/.]\d{1,2}`;
/** A day and what happened, and below it, set in, an account. */
const entry = new RegExp(
  `^${day}(?:=${day})?[ \\t]+\\S.*\\n(?:[ \\t]+[;#\\w].*\\n)*[ \\t]+(?:[*!] )?${account}`,
  "mu",
);
/** Beancount's "2024-01-05 open Assets:Funds", Ledger's "P 2024/01/05 FUND 70 INR" and "account Assets:Funds". */
const directive = new RegExp(
  `^(?:${day} (?:open|close|commodity|price|balance|pad|note|txn) \\S|P ${day} \\S|(?:account|include|commodity) ${account}$)`,
  "mu",
);

/** What a text is that has no table: a file of another program, by its own signs. */
export function otherTextKind(text: string): "qif" | "ofx" | "plain-text-ledger" | null {
  const start = text.slice(0, sample).replaceAll(/\r\n?/g, "\n");
  if (/^\s*!(?:type|account|option|clear)\b/i.test(start)) return "qif";
  if (/^\s*OFXHEADER\s*:|<OFX>|<\?OFX\b/i.test(start)) return "ofx";
  return entry.test(start) || directive.test(start) ? "plain-text-ledger" : null;
}
