import { useState } from "react";
import { missing } from "../../../../shared/missing.ts";
import { balancesOf } from "../../../../shared/transactions/balances.ts";
import {
  financialYear,
  financialYearText,
} from "../../../../shared/transactions/financial-year.ts";
import type { Transaction } from "../../../../shared/transactions/schema.ts";
import { Button } from "../../../components/ui/button.tsx";
import { useMediaQuery } from "../../../components/ui/use-media-query.ts";
import { counted } from "../../../language/counted.ts";
import { t } from "../../../language/text.ts";
import { TransactionLines } from "./transaction-lines.tsx";
import type { RowActions, TransactionRow } from "./transaction-row.ts";
import { TransactionTable } from "./transaction-table.tsx";
import look from "../../../styles/look.module.css";
import styles from "./transaction-years.module.css";

type TransactionYearsProps = RowActions & { transactions: readonly Transaction[] };

export function TransactionYears({ transactions, ...actions }: TransactionYearsProps) {
  if (transactions.length === 0) {
    return <p className={look.soft}>{t("No transactions yet. Add the first one.")}</p>;
  }
  const balances = balancesOf(transactions);
  const rows = transactions
    .map((transaction, index): TransactionRow => ({
      transaction,
      balance: balances[index] ?? missing(),
    }))
    .toReversed();
  const years = [...Map.groupBy(rows, ({ transaction }) => financialYear(transaction.date))];
  return years.map(([year, ofYear], index) => (
    <Year key={year} year={year} rows={ofYear} startsOpen={index < openYears} actions={actions} />
  ));
}

const openYears = 2;
/** Rows of a year that are shown at first: enough for a few SIPs. */
const firstRows = 40;

type YearProps = {
  year: number;
  rows: readonly TransactionRow[];
  startsOpen: boolean;
  actions: RowActions;
};

function Year({ year, rows, startsOpen, actions }: YearProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [showsAll, setShowsAll] = useState(false);
  const isWide = useMediaQuery("(width >= 64rem)");
  const Rows = isWide ? TransactionTable : TransactionLines;
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
      {isOpen && <Rows name={name} rows={shown} actions={actions} />}
      {isOpen && shown.length < rows.length && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {t("Show all {count} of {year}", { count: rows.length, year: name })}
        </Button>
      )}
    </details>
  );
}
