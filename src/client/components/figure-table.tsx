import type { ReactNode } from "react";
import { t, type PlainText } from "../language/text.ts";
import { ColumnHeads } from "./column-heads.tsx";
import hidden from "./ui/visually-hidden.module.css";
import tableStyles from "./table.module.css";
import styles from "./figure-table.module.css";

type Column<Row> = { name: PlainText; render: (row: Row) => ReactNode };

type FigureTableProps<Row> = {
  label: string;
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
};

/** Figures in columns; on phones each row is a list of labelled figures. */
export function FigureTable<Row>({ label, columns, rows }: FigureTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    /* Explicit roles: on phones CSS changes its display, and browsers then drop a table's semantics. */
    <table className={`${tableStyles.figures} ${styles.table}`} role="table" aria-label={label}>
      <ColumnHeads names={columns.map(({ name }) => name)} className={hidden.below56} />
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <tr key={index} role="row">
            <th role="rowheader" scope="row">
              {first.render(row)}
            </th>
            {others.map(({ name, render }) => (
              <td key={name} role="cell" data-label={t(name)}>
                {render(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const FigureDetail = ({ children }: { children: ReactNode }) => (
  <small className={styles.detail}>{children}</small>
);
