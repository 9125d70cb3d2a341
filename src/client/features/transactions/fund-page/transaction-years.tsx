import { useState, type ReactNode } from "react";
import { missing } from "../../../../shared/missing.ts";
import { balancesOf } from "../../../../shared/transactions/balances.ts";
import {
  financialYear,
  financialYearText,
} from "../../../../shared/transactions/financial-year.ts";
import type { Transaction } from "../../../../shared/transactions/schema.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Disclosure } from "../../../components/ui/disclosure.tsx";
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
  const first = useMediaQuery(wide) ? shownAtFirst.wide : shownAtFirst.phone;
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
  const draw = ([year, ofYear]: (typeof years)[number], index: number) => (
    <Year
      // A link to a row opens its year again.
      key={`${year} ${ofYear.some(isChosen(chosenId)) ? chosenId : ""}`}
      year={year}
      rows={ofYear}
      startsOpen={index < first.years}
      firstRows={first.rows}
      chosenId={chosenId}
      actions={actions}
    />
  );
  const drawn = years.map(draw);
  const earlier = drawn.slice(first.years);
  const isEarlierChosen = years
    .slice(first.years)
    .some(([, ofYear]) => ofYear.some(isChosen(chosenId)));
  return (
    <>
      {drawn.slice(0, first.years)}
      {earlier.length < 2 ? (
        earlier
      ) : (
        <Earlier key={isEarlierChosen ? chosenId : ""} startsOpen={isEarlierChosen}>
          {earlier}
        </Earlier>
      )}
    </>
  );
}

/** All but the newest years, behind one fold. */
function Earlier({ startsOpen, children }: { startsOpen: boolean; children: ReactNode[] }) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <Disclosure
      label={counted(children.length, {
        one: "{count} earlier year",
        other: "{count} earlier years",
      })}
      isOpen={isOpen}
      onToggle={setIsOpen}
    >
      {children}
    </Disclosure>
  );
}

const wide = "(width >= 64rem)";
/** How many years are open, with how many rows of each: a phone shows what is new, a wide screen a few SIPs. */
const shownAtFirst = { phone: { years: 1, rows: 5 }, wide: { years: 2, rows: 40 } };

type YearProps = {
  year: number;
  rows: readonly TransactionRow[];
  startsOpen: boolean;
  firstRows: number;
  chosenId: string | undefined;
  actions: RowActions;
};

const isChosen =
  (chosenId: string | undefined) =>
  ({ transaction }: TransactionRow): boolean =>
    transaction.id === chosenId;

function Year({ year, rows, startsOpen, firstRows, chosenId, actions }: YearProps) {
  const isWide = useMediaQuery(wide);
  const chosenRow = rows.findIndex(isChosen(chosenId));
  const [isOpen, setIsOpen] = useState(startsOpen || chosenRow >= 0);
  const [showsAll, setShowsAll] = useState(chosenRow >= firstRows);
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
