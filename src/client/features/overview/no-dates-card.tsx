import { Link } from "@tanstack/react-router";
import { FileUp } from "lucide-react";
import type { Fund } from "../../../shared/funds/schema.ts";
import { t } from "../../language/text.ts";
import { AddDatesLink } from "../funds/add-dates-link.tsx";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./no-dates-card.module.css";

export const NoDatesCard = ({ funds }: { funds: readonly Fund[] }) =>
  !funds.some(({ hasTransactions }) => hasTransactions) && (
    <p className={`${layout.row3} ${styles.card}`}>
      <FileUp className={look.sign} size={20} aria-hidden />
      <span>
        <Link to="/funds/import">{t("Import your statement")}</Link>{" "}
        {t("to see what your funds earn a year (XIRR),")}{" "}
        <AddDatesLink funds={funds}>{t("or add dates by hand")}</AddDatesLink>
      </span>
    </p>
  );
