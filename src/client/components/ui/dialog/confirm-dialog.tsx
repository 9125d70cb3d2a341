import { useId, type ReactNode } from "react";
import { t } from "../../../language/text.ts";
import { Button } from "../button.tsx";
import layout from "../../../styles/layout.module.css";
import styles from "./confirm-dialog.module.css";
import { Dialog } from "./dialog.tsx";

type ConfirmDialogProps = {
  title: string;
  children: ReactNode;
  confirmLabel?: string;
  isDestructive?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** By the attribute, which the browser asks for as it opens a dialog; React only calls `focus`, before that. */
const focusOnOpening = (button: HTMLButtonElement | null) => button?.setAttribute("autofocus", "");

/** Cancel is focused first, so that Enter by habit confirms nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    confirmLabel = t("Confirm"),
    isDestructive = false,
    onConfirm,
    onClose,
  } = props;
  const textId = useId();
  return (
    <Dialog title={title} role="alertdialog" describedBy={textId} onClose={onClose}>
      <div id={textId} className={`${layout.stack2} ${styles.text} ${styles.question}`}>
        {children}
      </div>
      <div className={`${layout.answers} ${styles.actions}`}>
        <Button variant="quiet" ref={focusOnOpening} onClick={onClose}>
          {t("Cancel")}
        </Button>
        <Button
          variant={isDestructive ? "danger" : "primary"}
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
