import type { SourceLocation } from "../../../../shared/imports/statement.ts";
import { t } from "../../../language/text.ts";
import { locationText } from "../propose/import-messages.ts";
import styles from "../propose/check-step.module.css";

/** Says of a file without a final line break that nothing shows that its last line is whole. */
export const OpenEnd = ({ line }: { line: SourceLocation }) => (
  <p className={styles.warning}>
    {t(
      "{line}: the file ends here without a line break. If the download was interrupted, the last figure may be incomplete: compare it with the source.",
      { line: locationText(line) },
    )}{" "}
    <q>{line.text}</q>
  </p>
);
