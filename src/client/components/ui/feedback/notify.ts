import type { toast as Toast } from "sonner";
import { t } from "../../../language/text.ts";

/** Milliseconds. */
const undoTime = 10_000;

const { promise: toaster, resolve } = Promise.withResolvers<typeof Toast>();

const wanted = Promise.withResolvers<void>();
for (const use of ["pointerdown", "keydown", "focusin"]) {
  addEventListener(use, () => wanted.resolve(), { once: true, capture: true });
}

export const toastsAreWanted: Promise<void> = wanted.promise;

/** Called once the toaster is mounted; earlier toasts are shown then. */
export const markToasterReady = resolve;

function show(toast: (toaster: typeof Toast) => void): void {
  wanted.resolve();
  void toaster.then(toast);
}

export const notify = {
  /** @param undo adds an Undo button to the toast, which then stays longer */
  success: (message: string, id?: string, undo?: () => void) => {
    const undoable = undo && {
      duration: undoTime,
      action: { label: t("Undo"), onClick: undo },
    };
    show((toast) => toast.success(message, { ...(id && { id }), ...undoable }));
  },
  error: (message: string, id?: string) => {
    show((toast) => toast.error(message, { ...(id && { id }) }));
  },
  warning: (message: string, id?: string) => {
    show((toast) => toast.warning(message, { ...(id && { id }) }));
  },
  loading: (message: string, id: string) => {
    show((toast) => toast.loading(message, { id }));
  },
  dismiss: (id: string) => {
    show((toast) => toast.dismiss(id));
  },
  goodbye: (message: string) => {
    show((toast) => toast(message, { duration: 3000 }));
  },
};
