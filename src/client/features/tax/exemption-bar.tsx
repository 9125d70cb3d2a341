import { formatShortRupees } from "../../../shared/number-format.ts";
import { Dot } from "../../components/ui/beside.tsx";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import { exemptionText } from "./tax-notes.ts";
import styles from "./exemption-bar.module.css";

type ExemptionBarProps = {
  limit: number;
  left: number;
  /** Gains that would use up what is left now; 0 if unknown. */
  wouldUse: number;
  /** Whether all sales of the year are known. */
  isComplete: boolean;
  /** In the current year there is still time to use it. */
  isCurrent: boolean;
};

export function ExemptionBar({ limit, left, wouldUse, isComplete, isCurrent }: ExemptionBarProps) {
  const used = limit - left;
  return (
    <div className={styles.exemption}>
      <p className={look.strong}>{exemptionText({ left, isComplete, isCurrent })}</p>
      <div className={styles.bar} aria-hidden>
        <span className={styles.used} style={{ flexGrow: used }} />
        <span className={styles.would} style={{ flexGrow: wouldUse }} />
        <span style={{ flexGrow: left - wouldUse }} />
      </div>
      <p className={`${look.note} ${isCurrent ? styles.use : ""}`}>
        {t("{used} of {limit} used", {
          used: formatShortRupees(used),
          limit: formatShortRupees(limit),
        })}
        {wouldUse > 0 && (
          <>
            <Dot />
            {t("{gain} more could be used by selling what you hold", {
              gain: formatShortRupees(wouldUse),
            })}
          </>
        )}
      </p>
    </div>
  );
}
