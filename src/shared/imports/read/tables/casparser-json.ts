import * as z from "zod/mini";
import { readSchemeCode } from "../../../schemes/scheme-code.ts";
import { readIsin } from "../isin.ts";
import { maskPans, panIn } from "../pan.ts";
import type { PrintedRow } from "../cas/read-rows.ts";
import { valueFailures } from "../cas/self-checks.ts";
import type {
  CheckFailure,
  Holding,
  SourceLocation,
  Statement,
  StatementScheme,
  UnreadLine,
  UnreadReason,
} from "../../statement.ts";
import { schemeWithRows } from "./printed-schemes.ts";
import { cellDate, cellNumber, folioCell, isNoFigure } from "./cells.ts";

/** Numbers are text in newer versions. */
const amount = z.optional(z.nullable(z.union([z.string(), z.number()])));
const text = z.optional(z.nullable(z.string()));

const casparserFile = z.object({
  cas_type: text,
  statement_period: z.object({ from: text, to: text }),
  folios: z.array(
    z.object({
      folio: z.string(),
      amc: text,
      PAN: text,
      schemes: z.array(
        z.object({
          scheme: z.string(),
          isin: text,
          amfi: text,
          rta: text,
          rta_code: text,
          open: amount,
          close: amount,
          valuation: z.optional(z.object({ date: text, nav: amount, cost: amount, value: amount })),
          transactions: z.array(
            z.object({
              date: z.string(),
              description: text,
              amount,
              units: amount,
              nav: amount,
              balance: amount,
            }),
          ),
        }),
      ),
    }),
  ),
});
type CasparserFile = z.output<typeof casparserFile>;
type CasparserRow = CasparserScheme["transactions"][number];
type CasparserScheme = CasparserFile["folios"][number]["schemes"][number];

/** What the program casparser made of a statement; null for another file. */
export function readCasparserJson(file: unknown): Statement | null {
  const { success, data } = casparserFile.safeParse(file);
  if (!success || !hasAllNames(data)) return null;
  const { from, to } = data.statement_period;
  // Holdings without their transactions.
  const isSummary = data.cas_type === "SUMMARY";
  const unreadable: UnreadLine[] = [];
  let line = 0;
  return {
    source: "casparser",
    from: cellDate(from ?? ""),
    to: cellDate(to ?? ""),
    failures: [],
    leftOut: [],
    unreadable,
    schemes: maskPans(
      data.folios.flatMap(({ folio, amc, PAN, schemes }) =>
        schemes.map((scheme) => {
          const location = { page: null, line: (line += 1), text: scheme.scheme };
          const { folio: whole, damagedFolio } = folioCell(folio);
          const described = {
            house: amc ?? null,
            investor: panIn(PAN ?? ""),
            folio: whole,
            name: scheme.scheme,
            isin: readIsin(scheme.isin),
            amfiCode: readSchemeCode(scheme.amfi ?? ""),
            registrarCode: scheme.rta_code ? `${scheme.rta ?? ""} ${scheme.rta_code}`.trim() : null,
            category: null,
            opening: isSummary ? null : (numberIn(scheme.open) ?? "0"),
            closing: holdingOf(scheme),
            rows: [],
            events: [],
            leftOut: [],
            failures: [
              ...unitsFailures(scheme, location),
              ...isinFailures(scheme, location),
              ...folioFailures(damagedFolio, location),
            ],
            location,
          };
          const rows = scheme.transactions.flatMap((row) => {
            line += 1;
            const printed = printedRow(row, line);
            const reason = reasonOf(row, printed);
            if (reason === null) return [printed];
            unreadable.push(...printed.locations.map((at) => ({ ...at, reason })));
            return [];
          });
          return isSummary && scheme.transactions.length === 0
            ? withValueChecked(described)
            : schemeWithRows(described, rows, described.opening);
        }),
      ),
    ),
  };
}

/** Why a row cannot be read: the first of its fields with an unusable value; null where all are usable. */
function reasonOf(row: CasparserRow, { date, description }: PrintedRow): UnreadReason | null {
  const isOther = (name: "units" | "balance" | "amount" | "nav") =>
    isNoFigure(String(row[name] ?? ""));
  if (date === "") return "unknown-date";
  if (!/\p{L}/u.test(description)) return "no-type";
  if (isOther("units") || isOther("balance")) return "no-units";
  if (isOther("amount")) return "no-amount";
  return isOther("nav") ? "no-nav" : null;
}

/**
 * Opening or closing units that are no number: they would count as 0. Closing units may be missing where balances or
 * a value stand for them.
 */
function unitsFailures(
  { open, close, valuation, transactions }: CasparserScheme,
  location: SourceLocation,
): CheckFailure[] {
  const isSaid = valuation !== undefined || transactions.some(({ balance }) => balance != null);
  const unread = [...(open == null ? [] : [open]), ...(close == null && !isSaid ? [] : [close])];
  return unread
    .filter((figure) => numberIn(figure) === null)
    .map((figure) => ({
      check: "unread-line",
      location,
      expected: "",
      found: String(figure ?? ""),
    }));
}

/** Holdings have no rows that could lead to their units. */
const withValueChecked = (scheme: StatementScheme): StatementScheme => ({
  ...scheme,
  failures: [
    ...scheme.failures,
    ...(scheme.closing === null ? [] : valueFailures(scheme.closing, scheme.location)),
  ],
});

const isinFailures = ({ isin }: CasparserScheme, location: SourceLocation): CheckFailure[] =>
  /^\s*INF/i.test(isin ?? "") && readIsin(isin) === null
    ? [{ check: "isin", location, expected: "", found: isin ?? "" }]
    : [];

const folioFailures = (folio: string | undefined, location: SourceLocation): CheckFailure[] =>
  folio === undefined ? [] : [{ check: "folio", location, expected: "", found: folio }];

/** A missing name of a deciding field may have been renamed in a newer version. */
function hasAllNames({ folios }: CasparserFile): boolean {
  const schemes = folios.flatMap((folio) => folio.schemes);
  const rows = schemes.flatMap(({ transactions }) => transactions);
  const isSomewhere = <Record extends object>(all: readonly Record[], name: keyof Record) =>
    all.some((each) => each[name] !== undefined);
  const names = ["description", "amount", "units", "nav"] as const;
  return (
    rows.length === 0 ||
    ((["open", "close"] as const).every((name) => isSomewhere(schemes, name)) &&
      names.every((name) => isSomewhere(rows, name)))
  );
}

const numberIn = (value: string | number | null | undefined) =>
  value == null ? null : cellNumber(String(value));

function holdingOf({ close, valuation }: CasparserScheme): Holding | null {
  const units = numberIn(close);
  if (units === null) return null;
  return {
    units,
    date: cellDate(valuation?.date ?? ""),
    nav: numberIn(valuation?.nav),
    cost: numberIn(valuation?.cost),
    value: numberIn(valuation?.value),
  };
}

function printedRow(row: CasparserRow, line: number): PrintedRow {
  const description = (row.description ?? "").replaceAll("_", " ");
  const location: SourceLocation = { page: null, line, text: `${row.date} ${description}` };
  return {
    date: cellDate(row.date) ?? "",
    description,
    amount: numberIn(row.amount),
    units: numberIn(row.units),
    nav: numberIn(row.nav),
    balance: numberIn(row.balance),
    locations: [location],
  };
}
