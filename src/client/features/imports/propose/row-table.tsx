import type { ProposedRow } from "../../../../shared/imports/propose/fund-proposal.ts";
import type { StatementRow } from "../../../../shared/imports/statement.ts";
import { formatRupees, formatUnits } from "../../../../shared/number-format.ts";
import { ColumnHeads } from "../../../components/column-heads.tsx";
import { FirstRows } from "../../../components/first-rows.tsx";
import { dateText } from "../../../language/dates.ts";
import { t, type PlainText } from "../../../language/text.ts";
import { typeName } from "../../../language/type-names.ts";
import hidden from "../../../components/ui/visually-hidden.module.css";
import styles from "./check-step.module.css";
import { locationText } from "./import-messages.ts";

type RowTableProps = {
  rows: readonly StatementRow[];
  proposed: readonly ProposedRow[];
  isLeftOut: boolean;
};

/** At first: a table of thousands of rows would hold up the page. */
const firstRows = 50;

const outcomeNames: Record<ProposedRow["outcome"]["kind"], PlainText> = {
  new: "New",
  known: "Already recorded",
  replaces: "Replaces an estimate",
  "in-opening": "In the opening balance",
};

const columns = ["Date", "Type", "Amount", "Units", "What happens", "Location"] as const;

/* Explicit roles: on phones CSS displays no table, and browsers then drop its semantics. */
export function RowTable({ rows, proposed, isLeftOut }: RowTableProps) {
  if (rows.length === 0) return null;
  const outcomes = new Map(proposed.map(({ row, outcome }) => [row, outcome.kind]));
  return (
    <div className={styles.scroll} role="region" aria-label={t("Lines")} tabIndex={0}>
      <FirstRows rows={rows} count={firstRows}>
        {(shown) => (
          <table className={styles.rows} role="table">
            <ColumnHeads names={columns} className={hidden.below48} />
            <tbody role="rowgroup">
              {shown.map((row, index) => (
                <tr key={index} role="row">
                  <td role="cell">{dateText(row.date)}</td>
                  <td role="cell">{typeName(row.type)}</td>
                  <td role="cell">{formatRupees(Number(row.amount))}</td>
                  <td role="cell">{formatUnits(Number(row.units))}</td>
                  <td role="cell">
                    {isLeftOut ? t("Left out") : t(outcomeNames[outcomes.get(row) ?? "new"])}
                  </td>
                  <td role="cell" className={styles.printed}>
                    {row.locations.slice(0, 1).map(locationText)}
                    {row.locations
                      .filter(({ text }) => text !== "")
                      .map(({ text }, line) => (
                        <div key={line}>{text}</div>
                      ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </FirstRows>
    </div>
  );
}
