import type { Statement, StatementSource } from "../../../../shared/imports/statement.ts";
import { t, type PlainText } from "../../../language/text.ts";
import { StatementSteps } from "../../funds/statement-steps.tsx";
import layout from "../../../styles/layout.module.css";
import styles from "./check-step.module.css";

/** Parts of Fundbook's own entries that a format of other programs cannot hold. */
const lacking: Partial<Record<StatementSource, PlainText>> = {
  "portfolio-performance":
    "This format has no NAVs and no funds kept as totals, does not say which two sides of a switch or transfer belong together, and adds STT and TDS into one sum. Fundbook's own download has all of these.",
  ghostfolio:
    "This format has no NAVs, exit loads, STT, TDS or funds kept as totals, does not say which two sides of a switch or transfer belong together, and leaves out entries that only move cost. Fundbook's own download has all of these.",
};

/** Says what a statement lacks, and which one has it. */
export function StatementNote({ statement }: { statement: Statement }) {
  const text = lacking[statement.source];
  if (text !== undefined) return <p className={layout.stack3}>{t(text)}</p>;
  if (!saysOnlyWhatIsHeld(statement)) return null;
  return (
    <div className={layout.stack3}>
      <p>
        {statement.schemes.some(({ closing }) => closing?.cost != null)
          ? t(
              "This statement says what is held and what it cost, and not when it was bought. With the detailed statement of CAMS or KFintech you also get every purchase and sale with its date, and from these your yearly returns (XIRR), realised gains and tax.",
            )
          : t(
              "This statement says what is held, and not what it cost or when it was bought. With the detailed statement of CAMS or KFintech you also get every purchase and sale with its date, and from these your yearly returns (XIRR), realised gains and tax.",
            )}
      </p>
      <details className={styles.locations}>
        <summary>{t("How to get the detailed statement")}</summary>
        <StatementSteps />
      </details>
    </div>
  );
}

const saysOnlyWhatIsHeld = ({ source, schemes }: Statement): boolean =>
  source !== "fundbook" &&
  schemes.length > 0 &&
  schemes.every(({ rows, closing }) => rows.length === 0 && closing !== null);
