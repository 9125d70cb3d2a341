import type { UnreadLine } from "../../../../shared/imports/statement.ts";
import { counted } from "../../../language/counted.ts";
import { t } from "../../../language/text.ts";
import styles from "../propose/check-step.module.css";
import { CopyAnonymised } from "./copy-anonymised.tsx";
import { locationText } from "../propose/import-messages.ts";
import { unreadText } from "./unread-text.ts";

/** More would hold up the page. */
const maxShown = 200;

/** Open from the start: what could not be read is missing from the import. */
export function UnreadLines({ lines }: { lines: readonly UnreadLine[] }) {
  if (lines.length === 0) return null;
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
            <span className={styles.location}>{locationText(line)}</span> {unreadText(line.reason)}{" "}
            <q>{line.text}</q>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>
        {t("To report an unsupported layout, send this line anonymised.")}{" "}
        <CopyAnonymised locations={lines} />
      </p>
    </details>
  );
}
