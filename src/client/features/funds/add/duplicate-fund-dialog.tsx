import { useId } from "react";
import type { Fund } from "../../../../shared/funds/schema.ts";
import { schemeTitle } from "../../../../shared/schemes/scheme-title.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog/dialog.tsx";
import { t } from "../../../language/text.ts";
import styles from "./duplicate-fund-dialog.module.css";

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
      <div id={textId} className={styles.text}>
        <p>{schemeTitle(fund.schemeName)}</p>
        <p>{t("Folio {folio}", { folio: fund.folioNumber })}</p>
      </div>
      <div className={styles.actions}>
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
