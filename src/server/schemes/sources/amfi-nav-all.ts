import { parseNavDate } from "../../../shared/dates.ts";
import { maxSchemeName } from "../../../shared/funds/schema.ts";
import { codePattern } from "../../../shared/schemes/scheme.ts";
import { fetchList } from "./fetch-list.ts";
import { withFundHousesByIssuer } from "./fund-houses.ts";
import {
  ListRefused,
  type ParsedList,
  type PrintedScheme,
  type SchemeSource,
} from "./scheme-source.ts";
import { usableNav } from "./usable-nav.ts";

/** AMFI's daily feed of all NAVs, `NAVAll.txt`. */
export const amfiNavAll = (url: string): SchemeSource => ({
  name: "amfi",
  fetch: (known) => fetchList(url, known),
  parse: parseAmfiNavAll,
});

const separator = ";";

/**
 * Reads the feed: rows of fields separated by `;`, below headings of scheme categories and fund houses. Columns are
 * found by their header, because AMFI has had three layouts so far (six columns, eight with plan and option, eight
 * with repurchase and sale price).
 * @throws ListRefused where there is no header, no row, or where the text ends in the middle of a row
 */
export function parseAmfiNavAll(text: string): ParsedList {
  const lines = text.split("\n");
  const headerAt = lines.findIndex((line) => line.includes(separator));
  const columns = columnsOf(lines[headerAt] ?? "");
  if (lines.at(-1)?.trim() !== "") throw new ListRefused("the list ends in the middle of a row");

  const schemes: PrintedScheme[] = [];
  let unreadable = 0;
  const readDate = memoize(parseNavDate);
  const headings = headingReader();
  for (const line of lines.slice(headerAt + 1)) {
    if (!line.includes(separator)) {
      headings.read(line.trim());
      continue;
    }
    const scheme = readRow(line.split(separator), columns, headings.aboveRow(), readDate);
    if (scheme === null) unreadable += 1;
    else schemes.push(scheme);
  }
  if (schemes.length === 0) throw new ListRefused("the list has no scheme that can be read");
  return { schemes: withFundHousesByIssuer(schemes), unreadable };
}

/** In characters; AMFI's longest has about 100. */
const maxHeading = 300;

type Headings = Pick<PrintedScheme, "category" | "fundHouse">;

/**
 * Keeps the headings that hold for a row. Rows right below a category belong to the fund house before it; rows behind
 * a blank line that no fund house's heading precedes belong to nobody known.
 */
function headingReader() {
  let above: Headings = { category: null, fundHouse: null };
  let last: "category" | "fund house" | "row" = "row";
  let isAfterBlank = false;
  return {
    read(line: string): void {
      if (line.length > maxHeading) throw new ListRefused("a heading is too long");
      isAfterBlank = line === "";
      if (line === "") return;
      if (/^(?:open|close|interval)\b.*\)$/i.test(line)) {
        above = { ...above, category: line.replace(/\s+/g, " ") };
        last = "category";
      } else {
        above = { ...above, fundHouse: line.replace(/\s+/g, " ") };
        last = "fund house";
      }
    },
    aboveRow(): Headings {
      if (isAfterBlank && last !== "fund house") above = { ...above, fundHouse: null };
      last = "row";
      isAfterBlank = false;
      return above;
    },
  };
}

type Columns = Record<"code" | "name" | "nav" | "date", number> &
  Record<"plan" | "option" | "isin" | "reinvestmentIsin", number | undefined> & { width: number };

function columnsOf(header: string): Columns {
  const names = header.split(separator).map((name) => name.trim().toLowerCase());
  const find = (name: string): number => {
    const at = names.indexOf(name);
    if (at === -1) throw new ListRefused(`this is no list of NAVs, it has no column "${name}"`);
    return at;
  };
  const findOptional = (pattern: RegExp) => {
    const at = names.findIndex((name) => pattern.test(name));
    return at === -1 ? undefined : at;
  };
  return {
    code: find("scheme code"),
    name: find("scheme name"),
    nav: find("net asset value"),
    date: find("date"),
    width: names.length,
    plan: findOptional(/^plan\b/),
    option: findOptional(/^option\b/),
    isin: findOptional(/^isin.*growth/),
    reinvestmentIsin: findOptional(/^isin.*reinvestment/),
  };
}

/** @returns null for a row of another width, without a code or a name, or with a name that no fund could bear */
function readRow(
  fields: readonly string[],
  columns: Columns,
  { category, fundHouse }: Headings,
  readDate: typeof parseNavDate,
): PrintedScheme | null {
  const code = fieldAt(fields, columns.code);
  const name = fieldAt(fields, columns.name);
  if (fields.length !== columns.width || !codePattern.test(code)) return null;
  if (name === "" || fields.some((field) => field.length > maxSchemeName)) return null;
  const nav = usableNav(fieldAt(fields, columns.nav));
  const navDate = nav === null ? null : readDate(fieldAt(fields, columns.date));
  return {
    code,
    name,
    nav: navDate === null ? null : nav,
    navDate,
    category,
    fundHouse,
    variantColumns: variantColumns(fields, columns),
    hasOwnName: false,
    isin: isinIn(fieldAt(fields, columns.isin)),
    reinvestmentIsin: isinIn(fieldAt(fields, columns.reinvestmentIsin)),
  };
}

const fieldAt = (fields: readonly string[], at: number | undefined): string =>
  at === undefined ? "" : (fields[at] ?? "").trim();

const variantColumns = (
  fields: readonly string[],
  { plan, option }: Columns,
): PrintedScheme["variantColumns"] =>
  plan === undefined && option === undefined
    ? null
    : { plan: fieldAt(fields, plan), option: fieldAt(fields, option) };

/** A missing ISIN is printed as `-`; now and then something else stands in its place. */
const isinIn = (printed: string): string | null =>
  /^IN[A-Z0-9]{9}\d$/.test(printed) ? printed : null;

/** Most rows bear one of a few dates. */
function memoize(read: typeof parseNavDate): typeof parseNavDate {
  const known = new Map<string, ReturnType<typeof parseNavDate>>();
  return (text) => {
    const seen = known.get(text);
    if (seen !== undefined) return seen;
    const date = read(text);
    known.set(text, date);
    return date;
  };
}
