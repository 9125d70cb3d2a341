import { useId } from "react";
import type { Fund } from "../../../../shared/funds/schema.ts";
import { schemeTitle } from "../../../../shared/schemes/scheme-title.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog/dialog.tsx";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import styles from "../../../components/ui/dialog/confirm-dialog.module.css";

type DuplicateFundDialogProps = {
  fund: Fund;
  onOpen: (fundId: string) => void;
  onAdd: () => void;
  onClose: () => void;
};

/** Opening is focused first, so that Enter by habit adds nothing. Escape leads back to the form. */
export function DuplicateFundDialog({ fund, onOpen, onAdd, onClose }: DuplicateFundDialogProps) {
  const textId = useId();
  return (
    <Dialog
      title={t("You have this scheme in this folio: open it, or add another?")}
      role="alertdialog"
      describedBy={textId}
      onClose={onClose}
    >
      <div
        id={textId}
        className={`${layout.stack1} ${look.soft} ${look.breaks} ${styles.question}`}
      >
        <p>{schemeTitle(fund.schemeName)}</p>
        <p>{t("Folio {folio}", { folio: fund.folioNumber })}</p>
      </div>
      <div className={`${layout.answers} ${styles.actions}`}>
        <Button onClick={() => onOpen(fund.id)}>{t("Open it")}</Button>
        <Button
          variant="quiet"
          onClick={() => {
            onClose();
            onAdd();
          }}
        >
          {t("Add another")}
        </Button>
      </div>
    </Dialog>
  );
}
