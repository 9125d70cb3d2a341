import type { StatementSource } from "../../../../shared/imports/statement.ts";
import { t } from "../../../language/text.ts";
import { StatementSteps } from "../../fund-list/statement-steps.tsx";
import styles from "./check-step.module.css";

/** What a depository's statement lacks, and which one has it. */
export function MonthlyStatementNote({ source }: { source: StatementSource }) {
  if (source !== "nsdl-ecas" && source !== "cdsl-ecas") return null;
  return (
    <div className={styles.note}>
      <p>
        {t(
          "This statement says what is held and what it cost, and not when it was bought. With the detailed statement of CAMS or KFintech you also get every purchase and sale with its date, and from these your yearly returns (XIRR), realised gains and tax.",
        )}
      </p>
      <details className={styles.locations}>
        <summary>{t("How to get the detailed statement")}</summary>
        <StatementSteps />
      </details>
    </div>
  );
}
