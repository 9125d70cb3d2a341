import type { UnreadLine, UnreadReason } from "../../../../shared/imports/statement.ts";
import { counted } from "../../../language/counted.ts";
import { t, type PlainText } from "../../../language/text.ts";
import look from "../../../styles/look.module.css";
import styles from "../propose/check-step.module.css";
import { CopyAnonymised } from "./copy-anonymised.tsx";
import { locationText } from "../propose/import-messages.ts";

/** More lines would make the page slow. */
const maxShown = 200;

/** Open from the start: what could not be read is missing from the import. */
export function UnreadLines({ lines }: { lines: readonly UnreadLine[] }) {
  if (lines.length === 0) return null;
  const notUnderstood = lines.filter(({ reason }) => !understood.has(reason));
  return (
    <details className={styles.locations} open>
      <summary>
        {[
          t("Unreadable"),
          counted(lines.length, { one: "{count} line", other: "{count} lines" }),
        ].join(": ")}
      </summary>
      <ul>
        {lines.slice(0, maxShown).map((line, index) => (
          <li key={index}>
            <span className={look.soft}>{locationText(line)}</span> {unreadText(line.reason)}{" "}
            <q>{line.text}</q>
          </li>
        ))}
      </ul>
      {notUnderstood.length > 0 && (
        <p className={look.note}>
          {t("To report an unsupported layout, send this line anonymised.")}{" "}
          <CopyAnonymised locations={notUnderstood} />
        </p>
      )}
    </details>
  );
}

/** Nothing is wrong with how these lines were read, so that there is nothing to report. */
const understood: ReadonlySet<UnreadReason> = new Set([
  "future-date",
  "name-or-fund",
  "not-completed",
  "not-rupees",
  "zero-figure",
  "no-nav",
  "cut-off",
  "struck-out",
]);

const texts: Record<UnreadReason, PlainText> = {
  "no-date": "The date is missing.",
  "unknown-date": "Fundbook does not recognise this date format.",
  "future-date":
    "The date is in the future. Correct it in the file, or import the line again after that day.",
  "split-adds":
    "A consolidation takes units away, but the units of this line are not negative. Write a minus before them in the file.",
  "no-type": "The line does not say whether this was a purchase or a sale.",
  "unknown-type": "Fundbook does not recognise this type of transaction.",
  "not-completed":
    "The line says that this transaction failed, was cancelled, is still pending or does not count.",
  "unknown-status":
    "Its status is empty, or Fundbook does not recognise it: perhaps nothing was bought or sold.",
  "not-held": "The line has units and also says that nothing is held any more.",
  "no-direction": "The line does not say whether this is a switch in or out.",
  "no-scheme": "The scheme's name is missing.",
  total: "This line looks like a total of other lines.",
  "not-rupees": "The figures are not in rupees.",
  "no-units": "The units are missing or are not a number.",
  "name-or-fund":
    "Either a fund without units, or the name of a person whose funds stand below. For a person, write the name alone in the line.",
  "no-amount": "The amount is missing or is not a number.",
  "no-nav": "The NAV is negative.",
  "no-charge": "A stamp duty, STT, TDS or exit load of this line is not an amount in rupees.",
  "zero-figure": "Units or amount are 0.",
  "nothing-reversed": "This looks like a reversed purchase, but the file has no matching purchase.",
  "other-sign":
    "Other lines of this kind in the file have figures with another sign, so that this one may take back one of them.",
  "payout-with-units":
    "The line says that money was paid out, and also has units that were bought with it.",
  "other-table":
    "This line is of another table, above the one that was read. Put each table into a file of its own.",
  "no-headings":
    "This line was read as the column headings. Put a line with headings above it in the file.",
  "no-column": "The numbers do not line up with the column headings.",
  "no-scheme-above": "No readable scheme name was found above this line.",
  "no-opening": "This scheme has no line with its opening balance, so it is not read.",
  "amount-only":
    "The line has an amount but no units, and Fundbook does not recognise what it is. It is left out.",
  "cut-off":
    "The line is cut off here. Download the file again, or check the quotation marks in this line.",
  "struck-out": "Something in this line is struck out in the file.",
  "unknown-line": "Fundbook does not recognise this line.",
};

const unreadText = (reason: UnreadReason): string => t(texts[reason]);
