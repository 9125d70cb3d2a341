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

type TransactionYearsProps = RowActions & {
  transactions: readonly Transaction[];
  /** The transaction that a link led to. */
  chosenId: string | undefined;
};

export function TransactionYears({ transactions, chosenId, ...actions }: TransactionYearsProps) {
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
    <Year
      // A link to a row opens its year again.
      key={`${year} ${ofYear.some(isChosen(chosenId)) ? chosenId : ""}`}
      year={year}
      rows={ofYear}
      startsOpen={index < openYears}
      chosenId={chosenId}
      actions={actions}
    />
  ));
}

const openYears = 2;
/** Rows of a year that are shown at first: enough for a few SIPs. */
const firstRows = 40;

type YearProps = {
  year: number;
  rows: readonly TransactionRow[];
  startsOpen: boolean;
  chosenId: string | undefined;
  actions: RowActions;
};

const isChosen =
  (chosenId: string | undefined) =>
  ({ transaction }: TransactionRow): boolean =>
    transaction.id === chosenId;

function Year({ year, rows, startsOpen, chosenId, actions }: YearProps) {
  const chosenRow = rows.findIndex(isChosen(chosenId));
  const [isOpen, setIsOpen] = useState(startsOpen || chosenRow >= 0);
  const [showsAll, setShowsAll] = useState(chosenRow >= firstRows);
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
      {isOpen && <Rows name={name} rows={shown} chosenId={chosenId} actions={actions} />}
      {isOpen && shown.length < rows.length && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {t("Show all {count} of {year}", { count: rows.length, year: name })}
        </Button>
      )}
    </details>
  );
}
