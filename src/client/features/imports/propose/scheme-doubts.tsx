import type { Choice } from "../../../../shared/imports/propose/proposed-scheme.ts";
import type { RowDoubts } from "../../../../shared/imports/propose/row-doubts.ts";
import { counted } from "../../../language/counted.ts";
import { correctionText } from "../../../language/correction-text.ts";
import { doubtText } from "../../../language/doubt-text.ts";
import { t } from "../../../language/text.ts";
import { TextButton } from "../../../components/text-button.tsx";
import styles from "./check-step.module.css";
import { locationText } from "./import-messages.ts";

const maxNamed = 3;
/** Of lines that may be recorded already. */
const twinKinds: ReadonlySet<string> = new Set([
  "other-day",
  "same-payment",
  "recorded-instalment",
]);

type SchemeDoubtsProps = {
  doubts: readonly RowDoubts[];
  choice: Choice;
  /** How many lines the scheme has. */
  lines: number;
  onChoose: (choice: Partial<Choice>) => void;
};

/** Doubts about the lines to be added; importing them confirms that they are right. */
export function SchemeDoubts({ doubts, choice, lines, onChoose }: SchemeDoubtsProps) {
  const left = doubts.length - maxNamed;
  const correctedCount = doubts.filter(({ correction }) => correction !== null).length;
  const twins = doubts.filter((each) => each.doubts.some(({ kind }) => twinKinds.has(kind)));
  return (
    <>
      {doubts.slice(0, maxNamed).map(({ row, doubts: own, correction }, index) => (
        <p key={index} className={styles.warning}>
          {t("This looks off:")} {own.map(doubtText).join(" ")}{" "}
          {correction !== null && correctedCount > 1 && `${correctionText(correction)}? `}
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
      {choice.correctsRows === true && (
        <p>
          <TextButton onClick={() => onChoose({ correctsRows: false })}>
            {t("Use the file's own figures")}
          </TextButton>
        </p>
      )}
      {(twins.length > 0 || choice.leavesOutTwins === true) && (
        <p>
          <TextButton
            onClick={() =>
              onChoose(
                twins.length > 0 && twins.length === lines
                  ? { isSkipped: true }
                  : { leavesOutTwins: choice.leavesOutTwins !== true },
              )
            }
          >
            {choice.leavesOutTwins === true
              ? t("Count both")
              : counted(twins.length, { one: "Leave it out", other: "Leave them out" })}
          </TextButton>
        </p>
      )}
    </>
  );
}
