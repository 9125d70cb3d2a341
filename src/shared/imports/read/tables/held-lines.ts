import { decimal, type DecimalText } from "../../../money.ts";
import type {
  CheckFailure,
  Holding,
  SourceLocation,
  StatementScheme,
  UnusedPart,
} from "../../statement.ts";
import { cellDate, cellNumber } from "./cells.ts";
import { isPeriod } from "./column-values.ts";
import { placeOfRow, type TableRow } from "./table.ts";

type Contradiction = Omit<CheckFailure, "location">;

export type HeldLine = { holding: Holding; failed?: Contradiction | null };

/** Collects a table's lines of holdings; a repeated line counts once. */
export class HeldLines {
  readonly #seen = new Set<string>();
  readonly #days = new Map<StatementScheme, string>();
  #repeated = 0;
  #added = 0;

  /** @param row is a repetition where its whole text is the same */
  add(scheme: StatementScheme, { holding, failed = null }: HeldLine, row: TableRow): void {
    // What two people hold alike is no repetition.
    const line = [scheme.investor ?? "", row.text ?? row.cells.join("\n")].join("\n");
    if (this.#seen.has(line)) {
      this.#repeated += 1;
      return;
    }
    this.#seen.add(line);
    const [days, before] = [daysIn(row), this.#days.get(scheme) ?? daysIn(row)];
    this.#days.set(scheme, before);
    if (days !== before && scheme.closing?.date === holding.date)
      scheme.failures.push(twoDays(before, days, placeOfRow(row)));
    else {
      if (scheme.closing !== null) this.#added += 1;
      addHolding(scheme, holding, placeOfRow(row));
    }
    if (failed !== null) scheme.failures.push({ ...failed, location: placeOfRow(row) });
  }

  get unused(): UnusedPart[] {
    return [
      ...(this.#repeated === 0 ? [] : [{ kind: "repeated-lines" as const, count: this.#repeated }]),
      ...(this.#added === 0 ? [] : [{ kind: "added-lines" as const, count: this.#added }]),
    ];
  }
}

/** Adds a second line of a scheme to the first. Lines of two days are a failure: nothing says which one counts. */
export function addHolding(
  scheme: StatementScheme,
  holding: Holding,
  location: SourceLocation,
): void {
  const { closing } = scheme;
  if (closing !== null && closing.date !== holding.date) {
    scheme.failures.push(twoDays(closing.date ?? "", holding.date ?? "", location));
    return;
  }
  const sum = (one: DecimalText | null, other: DecimalText | null) =>
    one === null || other === null ? null : decimal(one).plus(decimal(other)).toText();
  scheme.closing =
    closing === null
      ? holding
      : {
          ...closing,
          units: sum(closing.units, holding.units) ?? "0",
          cost: sum(closing.cost, holding.cost),
          value: sum(closing.value, holding.value),
        };
}

const twoDays = (expected: string, found: string, location: SourceLocation): CheckFailure => ({
  check: "two-days",
  location,
  expected,
  found,
});

/** All days and months in a line: lines of different ones may be of different points in time. */
const daysIn = ({ cells }: TableRow): string =>
  cells
    .filter((cell) => isPeriod(cell) || (cellDate(cell) !== null && cellNumber(cell) === null))
    .map((cell) => cellDate(cell) ?? cell.trim())
    .join(", ");

/** Rupees; null where neither is known: 0 stands for a cost that nobody knows. */
export function costOf(
  units: DecimalText,
  cost: DecimalText | null,
  average: DecimalText | null,
): DecimalText | null {
  const paid = cost ?? product(units, average);
  return Number(paid ?? "0") > 0 ? paid : null;
}

const product = (units: DecimalText, price: DecimalText | null): DecimalText | null =>
  price === null ? null : decimal(units).times(decimal(price)).roundTo(2).toText();

/** The first figure of a line that contradicts its other figures. */
export function contradictionOf(
  { units, cost, value, nav }: Holding,
  { average, gain }: { average: DecimalText | null; gain: DecimalText | null },
): Contradiction | null {
  const isFar = (one: string | null, other: string | null) =>
    one !== null &&
    other !== null &&
    // NAVs and average costs are printed with two decimals by some.
    Math.abs(Number(one) - Number(other)) >
      1 + Number(units) * 0.01 + Math.abs(Number(other)) * 0.001;
  const worth = product(units, nav);
  if (worth !== null && value !== null && isFar(worth, value)) {
    return { check: "value", expected: value, found: worth };
  }
  const paid = product(units, average);
  if (paid !== null && cost !== null && isFar(paid, cost)) {
    return { check: "cost", expected: cost, found: paid };
  }
  if (cost === null || value === null || gain === null) return null;
  const difference = decimal(value).minus(decimal(cost)).toText();
  return isFar(difference, gain) ? { check: "cost", expected: gain, found: difference } : null;
}
