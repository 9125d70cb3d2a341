import { decimal, type DecimalText } from "../../../money.ts";
import type { CheckFailure, Holding, StatementScheme, UnusedPart } from "../../statement.ts";
import { placeOfRow, type TableRow } from "./table.ts";

export type HeldLine = {
  holding: Holding;
  /** What the figures of the line contradict. */
  failed?: Omit<CheckFailure, "location"> | null;
};

/** The lines of a table that say what is held. One that stands there twice counts once. */
export class HeldLines {
  readonly #seen = new Set<string>();
  #repeated = 0;

  add(scheme: StatementScheme, { holding, failed = null }: HeldLine, row: TableRow): void {
    const line = row.text ?? row.cells.join("\n");
    if (this.#seen.has(line)) {
      this.#repeated += 1;
      return;
    }
    this.#seen.add(line);
    addHolding(scheme, holding);
    if (failed !== null) scheme.failures.push({ ...failed, location: placeOfRow(row) });
  }

  get unused(): UnusedPart[] {
    return this.#repeated === 0 ? [] : [{ kind: "repeated-lines", count: this.#repeated }];
  }
}

/** A scheme that stands in two lines is held twice. */
export function addHolding(scheme: StatementScheme, holding: Holding): void {
  const { closing } = scheme;
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
