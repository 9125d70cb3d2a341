import { Link } from "@tanstack/react-router";
import { CircleAlert, X } from "lucide-react";
import { useState } from "react";
import { occasionOf, type Need } from "../../../shared/portfolio/needs.ts";
import { formatNumber } from "../../../shared/number-format.ts";
import { TextButton } from "../../components/text-button.tsx";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import { useDismissedNeeds } from "./dismissed-needs.ts";
import { mendOf, needText, subjectOf } from "./need-text.ts";
import styles from "./needs-strip.module.css";

/** Lines in all: where there are more needs, the last line opens the others. */
const most = 3;

/** One line for each need, which leads to where it is mended, until it is or is put away. */
export function NeedsStrip({ needs }: { needs: readonly Need[] }) {
  const { isDismissed, dismiss } = useDismissedNeeds();
  const [isOpen, setIsOpen] = useState(false);
  const open = needs.filter((need) => !isDismissed(need));
  if (open.length === 0) return null;
  const shown = isOpen || open.length <= most ? open : open.slice(0, most - 1);
  return (
    <section aria-label={t("What needs you")} className={`${look.notice} ${styles.strip}`}>
      <ul>
        {shown.map((need) => (
          <li key={occasionOf(need)} className={`${layout.row3} ${styles.need}`}>
            <Link {...mendOf(need)} className={`${layout.row3} ${styles.link}`}>
              <CircleAlert className={styles.sign} size={18} aria-hidden />
              <span className={styles.text}>
                <span className={`${look.strong} ${look.clipped} ${styles.subject}`}>
                  {subjectOf(need)}
                </span>
                <span className={styles.sentence}>{needText(need)}</span>
              </span>
            </Link>
            <button
              type="button"
              className={look.icon}
              aria-label={t("Put away: {need}", { need: needText(need) })}
              onClick={() => dismiss(need)}
            >
              <X size={18} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {shown.length < open.length && (
        <TextButton onClick={() => setIsOpen(true)}>
          {t("and {count} more", { count: formatNumber(open.length - shown.length) })}
        </TextButton>
      )}
    </section>
  );
}
