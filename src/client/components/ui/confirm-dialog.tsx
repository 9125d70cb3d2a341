import { useId } from "react";
import { Button } from "./button.tsx";
import styles from "./confirm-dialog.module.css";
import { Dialog } from "./dialog.tsx";

type ConfirmDialogProps = {
  title: string;
  /** The question. */
  text: string;
  /** What will happen. */
  detail?: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something is done. Who presses Enter at once has not done it. */
export function ConfirmDialog({ title, text, detail, onConfirm, onClose }: ConfirmDialogProps) {
  const textId = useId();
  return (
    <Dialog title={title} describedBy={textId} onClose={onClose}>
      <div id={textId} className={styles.words}>
        <p>{text}</p>
        {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      </div>
      <div className={styles.actions}>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          Confirm
        </Button>
      </div>
    </Dialog>
  );
}
