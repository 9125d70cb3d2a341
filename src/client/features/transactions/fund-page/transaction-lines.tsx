import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { formatNav, formatRupees, formatUnits } from "../../../../shared/number-format.ts";
import { NotAvailable } from "../../../components/ui/gain.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { showElement } from "../../../components/show-element.ts";
import { VisuallyHidden } from "../../../components/ui/visually-hidden.tsx";
import { dateText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import { typeName } from "../../../language/type-names.ts";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import styles from "./transaction-lines.module.css";
import {
  paidAmount,
  signedUnitsText,
  type RowActions,
  type TransactionRow,
} from "./transaction-row.ts";

type TransactionLinesProps = {
  name: string;
  rows: readonly TransactionRow[];
  /** The transaction that a link led to. */
  chosenId: string | undefined;
  actions: RowActions;
};

/** One line for each transaction, which expands to its details. */
export const TransactionLines = ({ name, rows, chosenId, actions }: TransactionLinesProps) => (
  <ul className={styles.list} aria-label={name}>
    {rows.map((row) => (
      <Line
        key={row.transaction.id}
        row={row}
        isChosen={row.transaction.id === chosenId}
        actions={actions}
      />
    ))}
  </ul>
);

type LineProps = { row: TransactionRow; isChosen: boolean; actions: RowActions };

function Line({ row, isChosen, actions }: LineProps) {
  const [isOpen, setIsOpen] = useState(isChosen);
  const { type, date, amount, units, confirmed } = row.transaction;
  return (
    <li ref={isChosen ? showElement : undefined} className={isChosen ? look.chosen : undefined}>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={styles.line}>
          <span className={`${look.soft} ${styles.date}`}>{dateText(date)}</span>{" "}
          <span className={`${look.strong} ${styles.kind}`}>{typeName(type)}</span>{" "}
          <span className={`${look.soft} ${styles.units} ${confirmed ? "" : styles.estimated}`}>
            {!confirmed && <VisuallyHidden>{t("estimated")} </VisuallyHidden>}
            {units !== 0 && (
              <>
                {signedUnitsText(row.transaction)}
                <VisuallyHidden> {t("Units")}</VisuallyHidden>
              </>
            )}
          </span>{" "}
          <span className={`${look.strong} ${styles.amount}`}>
            {amount === 0 ? <NotAvailable /> : formatRupees(paidAmount(row.transaction))}
          </span>
          <ChevronDown className={`${look.soft} ${styles.mark}`} size={16} aria-hidden />
        </summary>
        {isOpen && <LineDetails row={row} actions={actions} />}
      </details>
    </li>
  );
}

function LineDetails({
  row: { transaction, balance },
  actions,
}: {
  row: TransactionRow;
  actions: RowActions;
}) {
  const { type, date, amount, nav, stampDuty, charges, note, confirmed } = transaction;
  const named = { kind: typeName(type), day: dateText(date) };
  const facts: [name: string, figure: string][] = [
    [t("NAV"), nav === null ? "" : formatNav(nav)],
    [t("Stamp duty (₹)"), moneyText(stampDuty)],
    [t("After stamp duty"), stampDuty === 0 ? "" : moneyText(amount)],
    [t("Exit load (₹)"), moneyText(charges.exitLoad)],
    [t("STT (₹)"), moneyText(charges.stt)],
    [t("TDS (₹)"), moneyText(charges.tds)],
    [t("Balance|of units"), formatUnits(balance)],
  ];
  return (
    <div className={`${layout.stack3} ${styles.rest}`}>
      <dl className={`${layout.stack1} ${styles.facts}`}>
        {facts
          .filter(([, figure]) => figure !== "")
          .map(([name, figure]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
      </dl>
      {!confirmed && <p className={`${look.note} ${look.breaks}`}>{t("estimated")}</p>}
      {note !== null && <p className={`${look.note} ${look.breaks}`}>{note}</p>}
      <div className={`${layout.wrap2} ${styles.actions}`}>
        {!confirmed && (
          <Button
            variant="quiet"
            aria-label={t("Confirm {kind} of {day}", named)}
            onClick={() => actions.onConfirm(transaction)}
          >
            {t("Confirm")}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={t("Edit {kind} of {day}", named)}
          onClick={() => actions.onEdit(transaction)}
        >
          {t("Edit")}
        </Button>
        <Button
          variant="quiet"
          aria-label={t("Delete {kind} of {day}", named)}
          onClick={() => actions.onDelete(transaction)}
        >
          {t("Delete")}
        </Button>
      </div>
    </div>
  );
}

const moneyText = (amount: number): string => (amount === 0 ? "" : formatRupees(amount));
