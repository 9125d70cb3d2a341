import { decimal, zero } from "../../money.ts";
import type { CheckFailure, Statement, StatementScheme } from "../statement.ts";
import { isIsin } from "../isin.ts";
import { frontPage } from "./front-page.ts";
import { printedDate } from "./printed-date.ts";
import { printedNumber } from "./numbers.ts";
import { placeOf } from "./read-rows.ts";
import { cleanName, readSchemeLine } from "./scheme-line.ts";
import type { Line } from "./text-page.ts";

const number = String.raw`([\d,]*\.\d+|[\d,]+)`;
const row = new RegExp(
  String.raw`^(\d\w*?(?:\s*/\s*\d+?)?)\s*(INF[A-Z0-9]{9})?\s+(.*?)\s*(?:([\d,]*\.\d{2})\s+)?${number}\s+(\d{1,2}-[A-Za-z]{3}-\d{4})\s+${number}\s+${number}\s+(CAMS|KFINTECH|KFIN|KARVY|FTAMIL|FRANKLIN)$`,
  "i",
);

const dated = /\d{1,2}-[A-Za-z]{3}-\d{4}/;

export function readSummary(lines: readonly Line[]): Statement {
  const start = lines.findIndex(({ text }) => /Folio No/i.test(text) && /Scheme/i.test(text));
  const body = lines.slice(start + 1);
  const end = body.findIndex(({ text }) =>
    /^Total\b[^A-Za-z]*\d$/i.test(text.replace(/\s*\((?:INR|Rs\.?)\)/gi, "")),
  );
  const table = end === -1 ? body : body.slice(0, end);
  const { from, to } = frontPage(lines);
  const rows = table.flatMap((line) => {
    const match = row.exec(line.text);
    return match === null ? [] : [{ line, match }];
  });
  const parts = partsByRow(table, rows);
  const schemes = rows.map(({ line, match }) => schemeOf(line, match, parts.get(line)));
  return {
    source: "cas-summary",
    from,
    to,
    schemes,
    failures: totalFailures(body[end], schemes),
    leftOut: [],
    unreadable: table
      .filter((line) => dated.test(line.text) && !rows.some((each) => each.line === line))
      .map(placeOf),
  };
}

/** Points between a row and a part of its name. */
const maxPartDistance = 20;
const beginsName = /\b[A-Z0-9]{2,10}\s*-\s*[A-Z][a-z]/;

type NameParts = { above: string; below: string };

/** Lines with a part of a name alone, above or below the row that they are nearest to. */
function partsByRow(
  table: readonly Line[],
  rows: readonly { line: Line }[],
): ReadonlyMap<Line, NameParts> {
  const isRow = new Set(rows.map(({ line }) => line));
  const byRow = new Map<Line, NameParts>();
  for (const [index, part] of table.entries()) {
    if (isRow.has(part) || !/[A-Za-z]/.test(part.text)) continue;
    const distance = (line: Line | undefined) =>
      line?.page === part.page ? Math.abs(part.y - line.y) : Number.POSITIVE_INFINITY;
    const before = table.slice(Math.max(0, index - 4), index).findLast((line) => isRow.has(line));
    const after = table.slice(index + 1, index + 5).find((line) => isRow.has(line));
    // A name that begins anew, with the registrar's code, leaves what is above it to the row before.
    const isBelow =
      distance(before) < distance(after) ||
      (distance(before) === distance(after) && beginsName.test(after?.text ?? ""));
    const nearest = isBelow ? before : after;
    if (nearest === undefined || distance(nearest) >= maxPartDistance) continue;
    const { above, below } = byRow.get(nearest) ?? { above: "", below: "" };
    byRow.set(
      nearest,
      isBelow
        ? { above, below: `${below} ${part.text}`.trim() }
        : { above: `${above} ${part.text}`.trim(), below },
    );
  }
  return byRow;
}

/** Rupees by which the total may be off: each value is rounded. */
const totalTolerance = 1;

function totalFailures(
  line: Line | undefined,
  schemes: readonly StatementScheme[],
): CheckFailure[] {
  const printed = printedNumber(line?.text.split(/\s+/).at(-1) ?? "");
  if (line === undefined || printed === null) return [];
  const found = schemes
    .reduce((sum, { closing }) => sum.plus(decimal(closing?.value ?? "0")), zero)
    .toNumber();
  if (Math.abs(found - Number(printed)) <= totalTolerance) return [];
  return [
    { check: "house-total", place: placeOf(line), expected: printed, found: found.toFixed(2) },
  ];
}

function schemeOf(
  line: Line,
  [
    ,
    folio = "",
    isin,
    name = "",
    cost,
    units = "0",
    date = "",
    nav = "",
    value = "",
  ]: RegExpExecArray,
  { above, below }: NameParts = { above: "", below: "" },
): StatementScheme {
  const scheme = readSchemeLine([above, name, below].filter((part) => part !== ""));
  const numberIn = (text: string | undefined) => (text === undefined ? null : printedNumber(text));
  return {
    house: null,
    investor: null,
    folio: folio.replaceAll(/\s+/g, " ").trim(),
    name: cleanName(scheme.name),
    isin: isin !== undefined && isIsin(isin) ? isin : null,
    amfiCode: null,
    category: null,
    registrarCode: scheme.registrarCode,
    opening: null,
    closing: {
      units: numberIn(units) ?? "0",
      date: printedDate(date),
      nav: numberIn(nav),
      cost: numberIn(cost),
      value: numberIn(value),
    },
    rows: [],
    events: [],
    leftOut: [],
    failures: [],
    place: placeOf(line),
  };
}
