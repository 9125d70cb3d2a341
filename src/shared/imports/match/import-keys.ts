import type { StatementRow } from "../statement.ts";

type KeyedFields = Pick<
  StatementRow,
  "date" | "type" | "units" | "amount" | "balance" | "reference"
>;

/**
 * What a row is known by when a statement is read again: the file's own number, else its date, type, units, amount
 * and balance. Rows that agree in all of it are numbered, so that identical rows of a day stay two.
 * @param rows of one fund, in the order of the file
 */
export function importKeys(rows: readonly KeyedFields[]): string[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const key = keyOf(row);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? key : `${key} #${count}`;
  });
}

const keyOf = ({ date, type, units, amount, balance, reference }: KeyedFields): string =>
  reference === null
    ? [date, type, units, amount, balance ?? ""].join(" ").trim()
    : `${date} ${reference}`;
