import { useId, type ReactNode } from "react";
import { t } from "../../language/text.ts";
import { Button } from "./button.tsx";
import styles from "./confirm-dialog.module.css";
import { Dialog } from "./dialog.tsx";

type ConfirmDialogProps = {
  title: string;
  /** What will happen, by name. */
  children: ReactNode;
  /** What the button that does it says. */
  act?: string;
  /** Whether something is destroyed. */
  isDestructive?: boolean;
  onConfirm: () => void;
  /** Called when it is to close, whichever way. */
  onClose: () => void;
};

/** Asks before something is done. The focus is on Cancel at first: who presses Enter at once has not done it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, act = t("Confirm"), isDestructive = false, onConfirm, onClose } = props;
  const textId = useId();
  return (
    <Dialog title={title} role="alertdialog" describedBy={textId} onClose={onClose}>
      <div id={textId} className={styles.text}>
        {children}
      </div>
      <div className={styles.actions}>
        <Button look="quiet" onClick={onClose}>
          {t("Cancel")}
        </Button>
        <Button
          look={isDestructive ? "danger" : "primary"}
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {act}
        </Button>
      </div>
    </Dialog>
  );
}
