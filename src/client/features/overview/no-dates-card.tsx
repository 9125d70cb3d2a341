import { CalendarPlus, ChevronRight } from "lucide-react";
import type { Fund } from "../../../shared/funds/schema.ts";
import { t } from "../../language/text.ts";
import { AddDates } from "./add-dates.tsx";
import styles from "./link-card.module.css";

/** For users without dated transactions. */
export const NoDatesCard = ({ funds }: { funds: readonly Fund[] }) =>
  !funds.some(({ hasTransactions }) => hasTransactions) && (
    <AddDates funds={funds} className={styles.link}>
      <CalendarPlus className={styles.icon} size={20} aria-hidden />
      <span className={styles.text}>
        {t("Add dates by hand to see what your funds earn a year (XIRR)")}
      </span>
      <ChevronRight size={18} aria-hidden />
    </AddDates>
  );
