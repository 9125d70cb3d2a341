import { Pencil, Trash2 } from "lucide-react";
import type { ValuedFund } from "../../../../shared/funds/schema.ts";
import { schemeTitle } from "../../../../shared/schemes/scheme-title.ts";
import { t } from "../../../language/text.ts";
import look from "../../../styles/look.module.css";
import styles from "./fund-actions.module.css";

type FundActionsProps = {
  fund: ValuedFund;
  isEditMode: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

export function FundActions({ fund, isEditMode, onEdit, onDelete }: FundActionsProps) {
  const named = { scheme: schemeTitle(fund.schemeName), folio: fund.folioNumber };
  return (
    <div className={`${styles.actions} ${isEditMode ? styles.on : styles.off}`}>
      <button
        type="button"
        className={`${look.label} ${styles.action}`}
        aria-label={t("Edit {scheme}, folio {folio}", named)}
        title={t("Edit")}
        onClick={onEdit}
      >
        <Pencil size={17} aria-hidden />
        <span className={styles.name}>{t("Edit")}</span>
      </button>
      <button
        type="button"
        className={`${look.label} ${styles.action} ${styles.delete}`}
        aria-label={t("Delete {scheme}, folio {folio}", named)}
        title={t("Delete")}
        onClick={onDelete}
      >
        <Trash2 size={17} aria-hidden />
        <span className={styles.name}>{t("Delete")}</span>
      </button>
    </div>
  );
}
