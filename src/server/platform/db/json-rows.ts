import { getTableName, sql, type Column, type GetColumnData, type SQL } from "drizzle-orm";

type Columns = Record<string, Column>;
type Rows<Of extends Columns> = { [Name in keyof Of]: GetColumnData<Of[Name]> }[];

/**
 * Rows as one JSON value: several times faster to write and read than value by value.
 * @param columnName how the query names a column; by default with its table
 */
export function jsonRows<Of extends Columns>(
  of: Of,
  columnName = ({ table, name }: Column) => `${getTableName(table)}.${name}`,
): { columns: SQL; read: (json: string) => Rows<Of> } {
  const columns = Object.entries(of);
  const columnNames = columns.map(([, column]) => columnName(column)).join(", ");
  return {
    columns: sql.raw(`json_group_array(json_array(${columnNames}))`),
    read: (json) => {
      const rows: unknown[][] = JSON.parse(json);
      return rows.map((values) => {
        const row: Record<string, unknown> = {};
        for (const [index, [name, column]] of columns.entries()) {
          const value = values[index];
          row[name] = value === null ? null : column.mapFromDriverValue(value);
        }
        return row;
      }) as Rows<Of>;
    },
  };
}
