import { Check, Pencil, Trash2 } from "lucide-react";
import { formatNav, formatRupees, formatUnits } from "../../../../shared/number-format.ts";
import { NotAvailable } from "../../../components/ui/gain.tsx";
import { showElement } from "../../../components/show-element.ts";
import { VisuallyHidden } from "../../../components/ui/visually-hidden.tsx";
import { dateText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import { typeName } from "../../../language/type-names.ts";
import tableStyles from "../../../components/table.module.css";
import look from "../../../styles/look.module.css";
import styles from "./transaction-table.module.css";
import {
  paidAmount,
  signedUnitsText,
  type RowActions,
  type TransactionRow,
} from "./transaction-row.ts";

const columns = [
  { name: "Date", className: styles.date },
  { name: "Type", className: styles.kind },
  { name: "Amount" },
  { name: "Units" },
  { name: "NAV" },
  { name: "Balance|of units" },
] as const;

type TransactionTableProps = {
  name: string;
  rows: readonly TransactionRow[];
  /** The transaction that a link led to. */
  chosenId: string | undefined;
  actions: RowActions;
};

/* Explicit roles: rows are grids, and browsers then drop a table's semantics. */
export const TransactionTable = ({ name, rows, chosenId, actions }: TransactionTableProps) => (
  <table className={`${tableStyles.figures} ${styles.table}`} role="table" aria-label={name}>
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ name: column, ...own }) => (
          <th key={column} role="columnheader" scope="col" {...own}>
            {t(column)}
          </th>
        ))}
        <th role="columnheader" scope="col" className={styles.note}>
          <VisuallyHidden>{t("Note")}</VisuallyHidden>
        </th>
        <th role="columnheader" scope="col">
          <VisuallyHidden>{t("Actions")}</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((row) => (
        <Row
          key={row.transaction.id}
          isChosen={row.transaction.id === chosenId}
          {...row}
          {...actions}
        />
      ))}
    </tbody>
  </table>
);

type RowProps = TransactionRow & RowActions & { isChosen: boolean };

function Row({ transaction, balance, isChosen, onEdit, onDelete, onConfirm }: RowProps) {
  const { type, date, amount, units, nav, stampDuty, note, confirmed } = transaction;
  const day = dateText(date);
  const named = { kind: typeName(type), day };
  return (
    <tr
      role="row"
      ref={isChosen ? showElement : undefined}
      className={isChosen ? look.chosen : undefined}
    >
      <td role="cell" className={styles.date}>
        {day}
      </td>
      <th role="rowheader" scope="row" className={styles.kind}>
        {typeName(type)}
        {!confirmed && <span className={`${look.note} ${styles.mark}`}>{t("estimated")}</span>}
      </th>
      <td role="cell">
        {amount === 0 ? <NotAvailable /> : formatRupees(paidAmount(transaction))}
        {stampDuty > 0 && (
          <span className={`${look.note} ${styles.duty}`}>
            {t("{amount} after stamp duty", { amount: formatRupees(amount) })}
          </span>
        )}
      </td>
      <td role="cell">{units === 0 ? <NotAvailable /> : signedUnitsText(transaction)}</td>
      <td role="cell">{nav === null ? <NotAvailable /> : formatNav(nav)}</td>
      <td role="cell">{formatUnits(balance)}</td>
      <td role="cell" className={styles.note}>
        {note}
      </td>
      <td role="cell" className={styles.actions}>
        {!confirmed && (
          <button
            type="button"
            className={`${look.icon} ${styles.action}`}
            title={t("Confirm")}
            aria-label={t("Confirm {kind} of {day}", named)}
            onClick={() => onConfirm(transaction)}
          >
            <Check size={17} aria-hidden />
          </button>
        )}
        <button
          type="button"
          className={`${look.icon} ${styles.action}`}
          title={t("Edit")}
          aria-label={t("Edit {kind} of {day}", named)}
          onClick={() => onEdit(transaction)}
        >
          <Pencil size={17} aria-hidden />
        </button>
        <button
          type="button"
          className={`${look.icon} ${styles.action}`}
          title={t("Delete")}
          aria-label={t("Delete {kind} of {day}", named)}
          onClick={() => onDelete(transaction)}
        >
          <Trash2 size={17} aria-hidden />
        </button>
      </td>
    </tr>
  );
}
