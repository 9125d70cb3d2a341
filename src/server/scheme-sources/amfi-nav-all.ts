import { parseNavDate } from "../../shared/dates.ts";
import type { Scheme } from "../../shared/nav/scheme.ts";
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
    if (at === -1) throw new ListRefused(`the answer is no NAV list: it has no column "${name}"`);
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

/** @returns null for a row of another width, or without a code or a name */
function readRow(
  fields: readonly string[],
  columns: Columns,
  readDate: typeof parseNavDate,
): Scheme | null {
  const field = (at: number | undefined) => (at === undefined ? "" : (fields[at] ?? "").trim());
  const code = field(columns.code);
  const name = joinedName(field(columns.name), [field(columns.plan), field(columns.option)]);
  if (fields.length !== columns.width || !/^\d{1,10}$/.test(code) || name === "") return null;
  const nav = usableNav(field(columns.nav));
  const navDate = readDate(field(columns.date));
  return nav === null || navDate === null
    ? { code, name, nav: null, navDate: null }
    : { code, name, nav, navDate };
}

/** The name that people know: `Scheme - Plan - Option`, without blanks and without what the name already ends with. */
function joinedName(scheme: string, parts: readonly string[]): string {
  if (scheme === "" || parts.every((part) => part === "")) return scheme;
  const lower = scheme.toLowerCase();
  const added = parts.filter((part) => part !== "" && !lower.endsWith(part.toLowerCase()));
  return [scheme, ...added].join(" - ");
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
