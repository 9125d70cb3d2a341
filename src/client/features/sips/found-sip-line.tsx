import { X } from "lucide-react";
import type { ReactNode } from "react";
import type { FoundSip } from "../../../shared/sips/find-sips.ts";
import { Button } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./fund-sips.module.css";
import { foundSipText } from "./sip-text.ts";

type FoundSipLineProps = {
  found: FoundSip;
  /** Before its terms: whose SIP it is, where there are several funds. */
  children?: ReactNode;
  onFollow: () => void;
  onDismiss: () => void;
};

/** A SIP that a fund's purchases look like. One that has ended is only said. */
export function FoundSipLine({ found, children, onFollow, onDismiss }: FoundSipLineProps) {
  const text = foundSipText(found);
  return (
    <li className={`${layout.spread} ${styles.sip}`}>
      <p className={`${layout.wrap} ${styles.line}`}>
        {children}
        <span className={found.endedOn === null ? look.strong : look.soft}>{text}</span>
      </p>
      <div className={styles.found}>
        {found.endedOn === null && (
          <Button
            variant="quiet"
            aria-label={t("Follow SIP: {schedule}", { schedule: text })}
            onClick={onFollow}
          >
            {t("Follow")}
          </Button>
        )}
        <button
          type="button"
          className={`${look.icon} ${styles.action}`}
          title={t("Dismiss")}
          aria-label={t("Dismiss SIP: {schedule}", { schedule: text })}
          onClick={onDismiss}
        >
          <X size={18} aria-hidden />
        </button>
      </div>
    </li>
  );
}
