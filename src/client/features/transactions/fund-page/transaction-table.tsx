import { Check, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { formatNav, formatRupees, formatUnits } from "../../../../shared/number-format.ts";
import { balancesOf } from "../../../../shared/transactions/balances.ts";
import {
  financialYear,
  financialYearText,
} from "../../../../shared/transactions/financial-year.ts";
import type { Transaction } from "../../../../shared/transactions/schema.ts";
import { typeRules } from "../../../../shared/transactions/types.ts";
import { missing } from "../../../../shared/missing.ts";
import { NotAvailable } from "../../../components/ui/gain.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { VisuallyHidden } from "../../../components/ui/visually-hidden.tsx";
import { counted } from "../../../language/counted.ts";
import { dateText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import styles from "./transaction-table.module.css";
import { typeName } from "../../../language/type-names.ts";

type RowActions = {
  onEdit: (transaction: Transaction) => void;
  onDelete: (transaction: Transaction) => void;
  onConfirm: (transaction: Transaction) => void;
};

type TransactionTableProps = RowActions & { transactions: readonly Transaction[] };

type Row = { transaction: Transaction; balance: number };

export function TransactionTable({ transactions, ...actions }: TransactionTableProps) {
  if (transactions.length === 0) {
    return <p className={styles.empty}>{t("No transactions yet. Add the first one.")}</p>;
  }
  const balances = balancesOf(transactions);
  const rows = transactions
    .map((transaction, index): Row => ({ transaction, balance: balances[index] ?? missing() }))
    .toReversed();
  const years = [...Map.groupBy(rows, ({ transaction }) => financialYear(transaction.date))];
  return years.map(([year, ofYear], index) => (
    <Year key={year} year={year} rows={ofYear} startsOpen={index < openYears} actions={actions} />
  ));
}

const openYears = 2;
/** Rows of a year that are shown at first: enough for a few SIPs. */
const firstRows = 40;

type YearProps = { year: number; rows: readonly Row[]; startsOpen: boolean; actions: RowActions };

function Year({ year, rows, startsOpen, actions }: YearProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? rows : rows.slice(0, firstRows);
  const name = financialYearText(year);
  return (
    <details
      className={styles.year}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <h2 className={styles.name}>{name}</h2>{" "}
        {counted(rows.length, { one: "{count} transaction", other: "{count} transactions" })}
      </summary>
      {isOpen && <YearTable name={name} rows={shown} actions={actions} />}
      {isOpen && shown.length < rows.length && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {t("Show all {count} of {year}", { count: rows.length, year: name })}
        </Button>
      )}
    </details>
  );
}

const columns = [
  { name: "Date", className: styles.date },
  { name: "Type", className: styles.kind },
  { name: "Amount", className: styles.amount },
  { name: "Units" },
  { name: "NAV" },
  { name: "Balance|of units" },
] as const;

/* Explicit roles: on phones CSS displays no table, and browsers then drop its semantics. */
const YearTable = ({
  name,
  rows,
  actions,
}: Pick<YearProps, "rows" | "actions"> & { name: string }) => (
  <table className={styles.table} role="table" aria-label={name}>
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
        <TransactionRow key={row.transaction.id} {...row} {...actions} />
      ))}
    </tbody>
  </table>
);

function TransactionRow({ transaction, balance, onEdit, onDelete, onConfirm }: Row & RowActions) {
  const { type, date, amount, units, nav, stampDuty, note, confirmed } = transaction;
  const day = dateText(date);
  const named = { kind: typeName(type), day };
  const isOut = typeRules[type].direction === "out";
  return (
    <tr role="row">
      <td role="cell" className={styles.date}>
        {day}
      </td>
      <th role="rowheader" scope="row" className={styles.kind}>
        {typeName(type)}
        {!confirmed && <span className={styles.mark}>{t("estimated")}</span>}
      </th>
      <td role="cell" data-label={t("Amount")} className={styles.amount}>
        {amount === 0 ? <NotAvailable /> : formatRupees(amount)}
        {stampDuty > 0 && (
          <span className={styles.duty}>
            {t("+ {duty} stamp duty", { duty: formatRupees(stampDuty) })}
          </span>
        )}
      </td>
      <td role="cell" data-label={t("Units")}>
        {units === 0 ? <NotAvailable /> : formatUnits(isOut ? -units : units)}
      </td>
      <td role="cell" data-label={t("NAV")}>
        {nav === null ? <NotAvailable /> : formatNav(nav)}
      </td>
      <td role="cell" data-label={t("Balance|of units")}>
        {formatUnits(balance)}
      </td>
      <td role="cell" className={styles.note}>
        {note}
      </td>
      <td role="cell" className={styles.actions}>
        {!confirmed && (
          <button
            type="button"
            className={styles.action}
            title={t("Confirm")}
            aria-label={t("Confirm {kind} of {day}", named)}
            onClick={() => onConfirm(transaction)}
          >
            <Check size={17} aria-hidden />
          </button>
        )}
        <button
          type="button"
          className={styles.action}
          title={t("Edit")}
          aria-label={t("Edit {kind} of {day}", named)}
          onClick={() => onEdit(transaction)}
        >
          <Pencil size={17} aria-hidden />
        </button>
        <button
          type="button"
          className={styles.action}
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
