import { useBlocker, useRouter } from "@tanstack/react-router";
import { X } from "lucide-react";
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { t } from "../../../language/text.ts";
import look from "../../../styles/look.module.css";
import layout from "../../../styles/layout.module.css";
import styles from "./dialog.module.css";
import { moveToaster } from "../feedback/toaster-position.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    isBehindDialog?: boolean;
  }
}

type DialogProps = {
  title: string;
  role?: "alertdialog";
  onClose: () => void;
  closeButton?: boolean;
  isSheet?: boolean;
  describedBy?: string;
  children: ReactNode;
};

/** A modal dialog, open while it is rendered. The browser traps the focus and restores it on close. */
export function Dialog({
  title,
  role,
  onClose,
  closeButton,
  isSheet = false,
  describedBy,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useClosedByBack(ref, onClose);
  // Layout effects: the browser restores the focus only if the dialog closes while it is in the document.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const page = document.documentElement;
    // Only for classic scroll bars: with overlay ones a gutter would shift the page.
    if (innerWidth > page.clientWidth) page.style.setProperty("--scrollbar-gutter", "stable");
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
      className={`${styles.dialog} ${isSheet ? styles.fromBelow : ""}`}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      // Closed here, because the browser's own `close` event comes too late for the next key.
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
      <div className={`${layout.stack3} ${styles.sheet}`}>
        <header className={layout.between}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {closeButton && (
            <button
              type="button"
              className={`${look.icon} ${styles.close}`}
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

/** Back closes what lies on top, as Escape does. */
function useClosedByBack(ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const router = useRouter();
  useEffect(() => {
    // Back from a tab's first page would leave Fundbook, which nothing can stop: another entry goes before.
    if (router.history.location.state.__TSR_index > 0) return;
    const state = (known: object) => ({ ...known, isBehindDialog: true });
    void router.navigate({ to: ".", search: true, hash: true, state, resetScroll: false });
  }, [router]);
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      if (action !== "BACK" || !isOnTop(ref.current)) return false;
      onClose();
      return true;
    },
  });
}

/** A dialog that another one opened comes later in the document. */
const isOnTop = (dialog: HTMLDialogElement | null): boolean =>
  [...document.querySelectorAll("dialog[open]")].at(-1) === dialog;
