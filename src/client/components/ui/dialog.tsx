import { X } from "lucide-react";
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { t } from "../../language/text.ts";
import styles from "./dialog.module.css";
import { moveToaster } from "./toaster-position.ts";

type DialogProps = {
  title: string;
  /** One that asks is an alertdialog. */
  role?: "alertdialog";
  /** Asked for by Esc, a press outside, or the close button. */
  onClose: () => void;
  /** Whether it has a close button; one that asks has its own ways out. */
  closeButton?: boolean;
  /** The id of a text that is read out with the title. */
  describedBy?: string;
  children: ReactNode;
};

/** A modal dialog, open as long as it is drawn. The browser keeps the focus in it, and gives it back where it was. */
export function Dialog({ title, role, onClose, closeButton, describedBy, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the paint, and closed while it is still on the page: only then the focus goes back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    dialog.showModal();
    moveToaster(dialog);
    return () => {
      moveToaster(document.body);
      dialog.close();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      // Closed by us at once: the browser reports its own closing only after a key that is pressed right behind Escape.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (ref.current?.open === false) onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {closeButton && (
            <button
              type="button"
              className={styles.close}
              aria-label={t("Close")}
              onClick={onClose}
            >
              <X size={20} aria-hidden />
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
}
