import type { SourceLocation } from "../../../../shared/imports/statement.ts";
import { t } from "../../../language/text.ts";
import { locationText } from "../propose/import-messages.ts";
import styles from "../propose/check-step.module.css";

/** The last line of a file without a line break at its end, of which nothing shows that it is whole. */
export const OpenEnd = ({ line }: { line: SourceLocation }) => (
  <p className={styles.warning}>
    {t(
      "{line}: the file ends here without a line break. If the download was interrupted, the last figure may be incomplete: compare it with the source.",
      { line: locationText(line) },
    )}{" "}
    <q>{line.text}</q>
  </p>
);
