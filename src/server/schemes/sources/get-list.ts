import * as z from "zod/mini";
import { parseNavDate } from "../../../shared/dates.ts";
import { maxSchemeName } from "../../../shared/funds/schema.ts";
import { decimal } from "../../../shared/money.ts";
import { codePattern } from "../../../shared/schemes/scheme.ts";
import { fetchList } from "./fetch-list.ts";
import {
  ListRefused,
  type ParsedList,
  type PrintedScheme,
  type SchemeSource,
} from "./scheme-source.ts";
import { usableNav } from "./usable-nav.ts";

/** A scheme service: `GET /api/getList`. */
export const getList = (url: string): SchemeSource => ({
  name: "getlist",
  fetch: (known) => fetchList(url, known),
  parse: parseGetList,
});

const answer = z.object({ data: z.array(z.unknown()) });
const entry = z.object({
  schemeName: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxSchemeName)),
  amfiCode: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  latestNav: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  navDate: z.optional(z.nullable(z.string())),
});

/**
 * Reads a scheme service's answer: an object whose `data` is an array of entries.
 * @throws ListRefused 'Invalid data format from API' where it is anything else
 */
export function parseGetList(text: string): ParsedList {
  const { data } = parseAnswer(text);
  const schemes: PrintedScheme[] = [];
  for (const item of data) {
    const scheme = readEntry(item);
    if (scheme !== null) schemes.push(scheme);
  }
  if (schemes.length === 0) throw new ListRefused("the list has no scheme that can be read");
  return { schemes, unreadable: data.length - schemes.length };
}

function parseAnswer(text: string): z.output<typeof answer> {
  try {
    return answer.parse(JSON.parse(text));
  } catch (cause) {
    throw new ListRefused("Invalid data format from API", { cause });
  }
}

function readEntry(item: unknown): PrintedScheme | null {
  const result = entry.safeParse(item);
  if (!result.success) return null;
  const { schemeName: name, amfiCode, latestNav, navDate: printedDate } = result.data;
  const code = String(amfiCode ?? "").trim();
  if (code !== "" && !codePattern.test(code)) return null;
  const nav = usableNav(printedNav(latestNav ?? ""));
  const navDate = parseNavDate(printedDate ?? "");
  return {
    code: code === "" ? null : code,
    name,
    ...(nav === null || navDate === null ? { nav: null, navDate: null } : { nav, navDate }),
    variantColumns: null,
    hasOwnName: true,
    fundHouse: null,
    category: null,
    isin: null,
    reinvestmentIsin: null,
  };
}

/** A number is taken for the decimal it was meant to be: 3.3000000000000003 came out of somebody's arithmetic. */
const printedNav = (value: string | number): string =>
  typeof value === "string" ? value.trim() : decimal(value).roundTo(maxDecimals).toText();

const maxDecimals = 12;
