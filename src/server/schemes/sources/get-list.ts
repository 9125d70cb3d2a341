import * as z from "zod/mini";
import { parseNavDate } from "../../../shared/dates.ts";
import { maxSchemeName } from "../../../shared/funds/schema.ts";
import { decimal } from "../../../shared/money.ts";
import { readSchemeCode } from "../../../shared/schemes/scheme-code.ts";
import { fetchList } from "./fetch-list.ts";
import {
  checkNumberOfSchemes,
  ListRejectedError,
  type ParsedList,
  type ParsedScheme,
  type SchemeSource,
} from "./scheme-source.ts";
import { visibleLine } from "../../../shared/visible-text.ts";
import { usableNav } from "../../../shared/schemes/usable-nav.ts";

/** @param url of an installation, or of any service with the same `/api/getList` */
export const getList = (url: string): SchemeSource => ({
  name: "getlist",
  list: "main",
  fetch: (validators) => fetchList(`${url}/api/getList`, validators),
  parse: parseGetList,
});

const responseSchema = z.object({ data: z.array(z.unknown()) });
const entrySchema = z.object({
  schemeName: z
    .string()
    .check(
      z.maxLength(2 * maxSchemeName, { abort: true }),
      z.overwrite(visibleLine),
      z.minLength(1),
      z.maxLength(maxSchemeName),
    ),
  amfiCode: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  latestNav: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  navDate: z.optional(z.nullable(z.string())),
});

/** @throws ListRejectedError where the format is invalid, or there are too many or no readable schemes */
export function parseGetList(text: string): ParsedList {
  const { data } = parseResponse(text);
  checkNumberOfSchemes(data.length);
  const schemes: ParsedScheme[] = [];
  for (const item of data) {
    const scheme = readEntry(item);
    if (scheme !== null) schemes.push(scheme);
  }
  if (schemes.length === 0) throw new ListRejectedError("the list has no readable scheme");
  return { schemes, unreadable: data.length - schemes.length };
}

function parseResponse(text: string): z.output<typeof responseSchema> {
  try {
    return responseSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new ListRejectedError("Invalid data format from API", { cause });
  }
}

function readEntry(item: unknown): ParsedScheme | null {
  const result = entrySchema.safeParse(item);
  if (!result.success) return null;
  const { schemeName: name, amfiCode, latestNav, navDate: printedDate } = result.data;
  const printedCode = String(amfiCode ?? "");
  const code = readSchemeCode(printedCode);
  if (code === null && printedCode.trim() !== "") return null;
  const nav = usableNav(toNavText(latestNav ?? ""));
  const navDate = parseNavDate(printedDate ?? "");
  return {
    code,
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

/** Removes binary noise from a number: 3.3000000000000003 is 3.3. */
const toNavText = (value: string | number): string =>
  typeof value === "string" ? value.trim() : decimal(value).roundTo(maxDecimals).toText();

const maxDecimals = 12;
