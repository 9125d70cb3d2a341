import type { Statement, StatementScheme } from "../statement.ts";
import { isIsin } from "../isin.ts";
import { frontPage } from "./front-page.ts";
import { printedDate } from "./printed-date.ts";
import { printedNumber } from "./numbers.ts";
import { placeOf } from "./read-rows.ts";
import { cleanName, readSchemeLine } from "./scheme-line.ts";
import type { Line } from "./text-page.ts";

const number = String.raw`([\d,]*\.\d+|[\d,]+)`;
const row = new RegExp(
  String.raw`^(\d\w*?(?:\s*/\s*\d+?)?)\s*(INF[A-Z0-9]{9})?\s+(.*?)\s*(?:${number}\s+)?${number}\s+(\d{1,2}-[A-Za-z]{3}-\d{4})\s+${number}\s+${number}\s+(CAMS|KFINTECH|KFIN|KARVY|FTAMIL|FRANKLIN)$`,
  "i",
);

/** A row whose form is not known. */
const dated = /\d{1,2}-[A-Za-z]{3}-\d{4}/;

/** A consolidated account summary: what is held, without transactions. */
export function readSummary(lines: readonly Line[]): Statement {
  const start = lines.findIndex(({ text }) => /Folio No/i.test(text) && /Scheme/i.test(text));
  const body = lines.slice(start + 1);
  const end = body.findIndex(({ text }) => /^Total\b/i.test(text));
  const table = end === -1 ? body : body.slice(0, end);
  const { from, to } = frontPage(lines);
  const rows = table.flatMap((line) => {
    const match = row.exec(line.text);
    return match === null ? [] : [{ line, match }];
  });
  return {
    source: "cas-summary",
    from,
    to,
    investors: [],
    schemes: rows.map(({ line, match }) => schemeOf(line, match, nameParts(table, line, rows))),
    failures: [],
    leftOut: [],
    unreadable: table
      .filter((line) => dated.test(line.text) && !rows.some((each) => each.line === line))
      .map(placeOf),
  };
}

/** Lines with a part of a name alone, above or below the row that they are nearest to. */
function nameParts(
  table: readonly Line[],
  line: Line,
  rows: readonly { line: Line }[],
): { above: string; below: string } {
  const parts = table.filter(
    (part) =>
      part.page === line.page &&
      /[A-Za-z]/.test(part.text) &&
      !rows.some((each) => each.line === part),
  );
  const own = parts.filter((part) => {
    const distance = Math.abs(part.y - line.y);
    return (
      rows.every(
        (other) => other.line.page !== part.page || Math.abs(part.y - other.line.y) >= distance,
      ) && distance < 20
    );
  });
  const join = (kept: readonly Line[]) => kept.map(({ text }) => text).join(" ");
  return {
    above: join(own.filter(({ y }) => y > line.y)),
    below: join(own.filter(({ y }) => y < line.y)),
  };
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
  { above, below }: { above: string; below: string },
): StatementScheme {
  const scheme = readSchemeLine([above, name, below].filter((part) => part !== ""));
  const numberIn = (text: string | undefined) => (text === undefined ? null : printedNumber(text));
  return {
    house: null,
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
