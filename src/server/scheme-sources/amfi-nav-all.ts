import { parseNavDate } from "../../shared/dates.ts";
import { maxSchemeName } from "../../shared/funds/schema.ts";
import { codePattern, type Scheme } from "../../shared/nav/scheme.ts";
import { fetchList } from "./fetch-list.ts";
import { ListRefused, type ParsedList, type SchemeSource } from "./scheme-source.ts";
import { usableNav } from "./usable-nav.ts";

/** AMFI's daily feed of all NAVs, `NAVAll.txt`. */
export const amfiNavAll = (url: string): SchemeSource => ({
  name: "amfi",
  fetch: (known) => fetchList(url, known),
  parse: parseAmfiNavAll,
});

const separator = ";";

/**
 * Reads the feed: lines of fields separated by `;`, between headings of scheme types and AMCs. Columns are found by
 * their header, because AMFI has had three layouts so far (six columns, eight with plan and option, eight with
 * repurchase and sale price).
 * @throws ListRefused where there is no header, no row, or where the text ends in the middle of a row
 */
export function parseAmfiNavAll(text: string): ParsedList {
  const lines = text.split("\n");
  const headerAt = lines.findIndex((line) => line.includes(separator));
  const columns = columnsOf(lines[headerAt] ?? "");
  if (lines.at(-1)?.trim() !== "") throw new ListRefused("the list ends in the middle of a row");

  const schemes: Scheme[] = [];
  let unreadable = 0;
  const readDate = remembered(parseNavDate);
  for (const line of lines.slice(headerAt + 1)) {
    if (!line.includes(separator)) continue;
    const scheme = readRow(line.split(separator), columns, readDate);
    if (scheme === null) unreadable += 1;
    else schemes.push(scheme);
  }
  if (schemes.length === 0) throw new ListRefused("the list has no scheme that can be read");
  return { schemes, unreadable };
}

type Columns = Record<"code" | "name" | "nav" | "date", number> & {
  width: number;
  plan: number | undefined;
  option: number | undefined;
};

function columnsOf(header: string): Columns {
  const names = header.split(separator).map((name) => name.trim().toLowerCase());
  const find = (name: string): number => {
    const at = names.indexOf(name);
    if (at === -1) throw new ListRefused(`this is no list of NAVs, it has no column "${name}"`);
    return at;
  };
  const findOptional = (name: string) => (names.includes(name) ? names.indexOf(name) : undefined);
  return {
    code: find("scheme code"),
    name: find("scheme name"),
    nav: find("net asset value"),
    date: find("date"),
    width: names.length,
    plan: findOptional("plan"),
    option: findOptional("option"),
  };
}

/** @returns null for a row of another width, without a code or a name, or with a name that no fund could bear */
function readRow(
  fields: readonly string[],
  columns: Columns,
  readDate: typeof parseNavDate,
): Scheme | null {
  const code = fieldAt(fields, columns.code);
  const name = joinedName(
    fieldAt(fields, columns.name),
    fieldAt(fields, columns.plan),
    fieldAt(fields, columns.option),
  );
  if (fields.length !== columns.width || !codePattern.test(code)) return null;
  if (name === "" || name.length > maxSchemeName) return null;
  const nav = usableNav(fieldAt(fields, columns.nav));
  const navDate = nav === null ? null : readDate(fieldAt(fields, columns.date));
  return navDate === null ? { code, name, nav: null, navDate } : { code, name, nav, navDate };
}

const fieldAt = (fields: readonly string[], at: number | undefined): string =>
  at === undefined ? "" : (fields[at] ?? "").trim();

/** The name that people know: `Scheme - Plan - Option`, without blanks and without what the name already ends with. */
function joinedName(scheme: string, plan: string, option: string): string {
  const lower = scheme.toLowerCase();
  const added = (part: string) =>
    scheme === "" || part === "" || lower.endsWith(part.toLowerCase()) ? "" : ` - ${part}`;
  return `${scheme}${added(plan)}${added(option)}`;
}

/** Most rows bear one of a few dates. */
function remembered(read: typeof parseNavDate): typeof parseNavDate {
  const known = new Map<string, ReturnType<typeof parseNavDate>>();
  return (text) => {
    const seen = known.get(text);
    if (seen !== undefined) return seen;
    const date = read(text);
    known.set(text, date);
    return date;
  };
}
