/** What a table of holdings is of. `demat` has all that an account holds, and only the ISINs tell what it is. */
export type SectionKind = "folios" | "funds" | "shares" | "bonds" | "pension" | "others" | "demat";

/** Labels in Devanagari stand between the Latin ones. */
export const latinText = (text: string): string =>
  text
    .replaceAll(/[^\u0020-\u007E]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

const kinds: readonly (readonly [RegExp, SectionKind])[] = [
  [/^mutual fund folios$/, "folios"],
  [/^mutual funds?(?: units)?(?: held in demat(?: form)?)?$/, "funds"],
  [/^(?:equities|equity shares?|equity|preference shares?|warrants?|rights?)$/, "shares"],
  [
    /^(?:(?:corporate |sovereign gold )?bonds?|sovereign gold bonds?|debentures?|government securities|money market instruments?|securiti[sz]ed instruments?|postal saving schemes?|zero coupon zero principal)$/,
    "bonds",
  ],
  [/^(?:national pension (?:system|scheme)|nps)$/, "pension"],
  [/^(?:alternate|alternative) investment funds?$|^(?:reits?|invits?|others?)$/, "others"],
];

/** The section whose heading is this line, and nothing else. */
export function sectionOf(text: string): SectionKind | null {
  const line = latinText(text);
  if (/MUTUAL FUND UNITS HELD AS ON/i.test(line)) return "folios";
  if (/HOLDING STATEMENT AS ON/i.test(line) && !/other details/i.test(line)) return "demat";
  if (/^NPS[- ]*SP\s*:|\bPRAN\b.*:/i.test(line)) return "pension";
  const name = line
    .replace(/\s*\([A-Z]{1,3}\)$/, "")
    .toLowerCase()
    .trim();
  return kinds.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** Lines after which nothing is a holding until the next heading. */
export const endsHoldings = (text: string): boolean =>
  /^(?:transactions?(?: for the period.*)?|statement of transactions.*|summary of transactions.*|mutual funds? transaction statement.*|know more about your accounts?|about (?:nsdl|cdsl)|load structures?|nps investment summary|notes to cas|mutual fund units held with mf\/rta.*|holding statement as on.*other details.*|\W*end of statement\W*)$/i.test(
    latinText(text),
  );

/** What stands below a table; the table can go on, on the next page. */
export const interruptsTable = (text: string): boolean =>
  /^(?:notes?\s*:|total expense ratio|portfolio value\b)/i.test(latinText(text));

export const isPageNumber = (text: string): boolean => /^page \d+\b/i.test(latinText(text));

export const isTotal = (text: string): boolean =>
  /^(?:sub|grand)?\s*-?\s*total\b/i.test(latinText(text));

export type AccountId = string;

/** The client's id, of eight digits, and before it the participant's: both tell accounts apart. */
export function accountIn(text: string): AccountId | null {
  const line = latinText(text);
  const split = /DP\s*ID\s*:?\s*([A-Z0-9]{8})\s+Client\s*ID\s*:?\s*(\d{8})/i.exec(line);
  if (split !== null) return `${split[1] ?? ""}${split[2] ?? ""}`.toUpperCase();
  return /(?:BO\s*ID|DPID)\s*:?\s*([A-Z0-9]{16})/i.exec(line)?.[1]?.toUpperCase() ?? null;
}

export const isAccountHeading = (text: string): boolean =>
  /^(?:NSDL|CDSL) Demat Account\b/i.test(latinText(text)) || /^DP Name\s*:/i.test(latinText(text));
