import { parseNavDate } from "../../../shared/dates.ts";
import { maxSchemeName } from "../../../shared/funds/schema.ts";
import { isSifCode, readSchemeCode } from "../../../shared/schemes/scheme-code.ts";
import { fetchList } from "./fetch-list.ts";
import { memoize } from "../../../shared/memoize.ts";
import { withFundHousesByIssuer } from "./fund-houses.ts";
import {
  checkNumberOfSchemes,
  ListRejectedError,
  type ParsedList,
  type ParsedScheme,
  type SchemeSource,
} from "./scheme-source.ts";
import { visibleText } from "../../../shared/visible-text.ts";
import { usableNav } from "../../../shared/schemes/usable-nav.ts";

/** AMFI's list of all schemes of mutual funds. */
export const amfiNavAll = (url: string): SchemeSource => ({
  name: "amfi",
  list: "main",
  fetch: (validators) => fetchList(url, validators),
  parse: (text) => parseAmfiNavAll(text, (code) => !isSifCode(code)),
});

/** Its list of specialised investment funds, in the same format. */
export const amfiSifNavAll = (url: string): SchemeSource => ({
  name: "amfi-sif",
  list: "sif",
  fetch: (validators) => fetchList(url, validators),
  parse: (text) => parseAmfiNavAll(text, isSifCode),
});

const separator = ";";
const isRow = (line: string): boolean => line.includes(separator);

/**
 * Finds columns by their header: AMFI has used six columns, eight with plan and option, and eight
 * with repurchase and sale price.
 * @param isListed a code that the list can have
 * @throws ListRejectedError where there is no header or row, there are too many rows, or the text ends within a row
 */
export function parseAmfiNavAll(
  text: string,
  isListed: (code: string) => boolean = () => true,
): ParsedList {
  const lines = visibleText(text).split("\n");
  const headerAt = lines.findIndex(isRow);
  const columns = findColumns(lines[headerAt] ?? "");
  if (lines.at(-1)?.trim() !== "")
    throw new ListRejectedError("the list ends in the middle of a row");
  const rows = lines.slice(headerAt + 1);
  checkNumberOfSchemes(rows.filter(isRow).length);

  const schemes: ParsedScheme[] = [];
  let unreadable = 0;
  const readDate = memoize(parseNavDate);
  const headings = createHeadingReader();
  for (const line of rows) {
    if (!isRow(line)) {
      headings.read(line.trim());
      continue;
    }
    const scheme = readRow(line.split(separator), columns, headings.headingsForRow(), readDate);
    if (scheme === null || !isListed(scheme.code)) unreadable += 1;
    else schemes.push(scheme);
  }
  if (schemes.length === 0) throw new ListRejectedError("the list has no readable scheme");
  return { schemes: withFundHousesByIssuer(schemes), unreadable };
}

const maxHeading = 300;

type Headings = Pick<ParsedScheme, "category" | "fundHouse">;

/**
 * Headings hold for the rows below them. A new category keeps the fund house, unless a blank line
 * separates it from its rows.
 */
function createHeadingReader() {
  let current: Headings = { category: null, fundHouse: null };
  let last: "category" | "fund house" | "row" = "row";
  let isAfterBlank = false;
  return {
    read(line: string): void {
      if (line.length > maxHeading) throw new ListRejectedError("a heading is too long");
      isAfterBlank = line === "";
      if (line === "") return;
      if (/^(?:open|close|interval)\b.*\)$/i.test(line)) {
        current = { ...current, category: line.replace(/\s+/g, " ") };
        last = "category";
      } else {
        current = { ...current, fundHouse: line.replace(/\s+/g, " ") };
        last = "fund house";
      }
    },
    headingsForRow(): Headings {
      if (isAfterBlank && last !== "fund house") current = { ...current, fundHouse: null };
      last = "row";
      isAfterBlank = false;
      return current;
    },
  };
}

type Columns = Record<"code" | "name" | "nav" | "date", number> &
  Record<"plan" | "option" | "isin" | "reinvestmentIsin", number | undefined> & { width: number };

function findColumns(header: string): Columns {
  const names = header.split(separator).map((name) => name.trim().toLowerCase());
  const find = (name: string): number => {
    const at = names.indexOf(name);
    if (at === -1) throw new ListRejectedError(`not a list of NAVs: there is no column "${name}"`);
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

function readRow(
  fields: readonly string[],
  columns: Columns,
  { category, fundHouse }: Headings,
  readDate: typeof parseNavDate,
): (ParsedScheme & { code: string }) | null {
  const code = readSchemeCode(fieldAt(fields, columns.code));
  const name = fieldAt(fields, columns.name);
  if (fields.length !== columns.width || code === null) return null;
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
    isin: parseIsin(fieldAt(fields, columns.isin)),
    reinvestmentIsin: parseIsin(fieldAt(fields, columns.reinvestmentIsin)),
  };
}

const fieldAt = (fields: readonly string[], at: number | undefined): string =>
  at === undefined ? "" : (fields[at] ?? "").trim();

const variantColumns = (
  fields: readonly string[],
  { plan, option }: Columns,
): ParsedScheme["variantColumns"] =>
  plan === undefined && option === undefined
    ? null
    : { plan: fieldAt(fields, plan), option: fieldAt(fields, option) };

const parseIsin = (text: string): string | null => (/^IN[A-Z0-9]{9}\d$/.test(text) ? text : null);
