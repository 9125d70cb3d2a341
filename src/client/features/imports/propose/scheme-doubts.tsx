import type { RowDoubts } from "../../../../shared/imports/propose/row-doubts.ts";
import { counted } from "../../../language/counted.ts";
import { doubtText } from "../../../language/doubt-text.ts";
import { t } from "../../../language/text.ts";
import styles from "./check-step.module.css";
import { locationText } from "./import-messages.ts";

const maxNamed = 3;

/** Doubts about the lines to be added; importing them confirms that they are right. */
export function SchemeDoubts({ doubts }: { doubts: readonly RowDoubts[] }) {
  const left = doubts.length - maxNamed;
  return (
    <>
      {doubts.slice(0, maxNamed).map(({ row, doubts: own }, index) => (
        <p key={index} className={styles.warning}>
          {t("This looks off:")} {own.map(doubtText).join(" ")}{" "}
          {row?.locations[0] !== undefined && `(${locationText(row.locations[0])})`}
        </p>
      ))}
      {left > 0 && (
        <p className={styles.warning}>
          {counted(left, {
            one: "{count} more line looks off.",
            other: "{count} more lines look off.",
          })}
        </p>
      )}
    </>
  );
}
