import { Link } from "@tanstack/react-router";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { Agreement, StatementBalance } from "../../../../shared/transactions/agreement.ts";
import { formatRupees, formatUnits } from "../../../../shared/number-format.ts";
import { Disclosure } from "../../../components/ui/disclosure.tsx";
import { Beside } from "../../../components/ui/beside.tsx";
import { t } from "../../../language/text.ts";
import { agreementText, differenceText, sinceText } from "./agreement-texts.ts";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import styles from "./statement-agreement.module.css";

/** Whether a fund agrees with its last statement, and if not, since when; null where no statement of it is kept. */
export const StatementAgreement = ({ agreement }: { agreement: Agreement | null }) => (
  <section
    className={`${layout.stack1} ${styles.agreement}`}
    aria-label={t("Agreement with statements")}
  >
    {agreement === null ? (
      <p>{t("No statement kept")}</p>
    ) : agreement.state === "agrees" ? (
      <p className={styles.line}>
        <CircleCheck className={styles.agrees} size={18} aria-hidden />
        <span>{agreementText(agreement)}</span>
      </p>
    ) : (
      <div className={`${layout.stack1} ${styles.difference}`}>
        <p className={styles.line}>
          <TriangleAlert className={styles.icon} size={18} aria-hidden />
          <span>{differenceText(agreement)}</span>
        </p>
        {sinceText(agreement) !== null && <p>{sinceText(agreement)}</p>}
      </div>
    )}
    <div className={`${layout.wrap} ${styles.more}`}>
      {agreement !== null && <AsPrinted balance={agreement.balance} />}
      <Link to="/funds/reconcile">{t("Match with a statement")}</Link>
    </div>
  </section>
);

function AsPrinted({ balance }: { balance: StatementBalance }) {
  const [isOpen, setIsOpen] = useState(false);
  const { scheme, folio, units, cost, value } = balance;
  return (
    <Disclosure label={t("As printed")} isOpen={isOpen} onToggle={setIsOpen}>
      <p className={`${look.soft} ${look.breaks}`}>
        <Beside
          parts={[
            scheme,
            t("Folio {folio}", { folio }),
            t("{units} units", { units: formatUnits(units) }),
            ...(cost === null ? [] : [t("Cost {amount}", { amount: formatRupees(cost) })]),
            ...(value === null ? [] : [t("Value {amount}", { amount: formatRupees(value) })]),
          ]}
        />
      </p>
    </Disclosure>
  );
}
