import type { toast as Toast } from "sonner";
import { t } from "../../../language/text.ts";

/** Milliseconds. */
const undoTime = 10_000;

type Toaster = {
  toast: typeof Toast;
  place: () => void;
};

const { promise: toaster, resolve } = Promise.withResolvers<Toaster>();

const wanted = Promise.withResolvers<void>();
for (const use of ["pointerdown", "keydown", "focusin"]) {
  addEventListener(use, () => wanted.resolve(), { once: true, capture: true });
}

export const toastsAreWanted: Promise<void> = wanted.promise;

/** Called once the toaster is mounted; earlier toasts are shown then. */
export const markToasterReady = resolve;

function show(showWith: (toast: typeof Toast) => void): void {
  wanted.resolve();
  void showOnceReady(showWith);
}

async function showOnceReady(showWith: (toast: typeof Toast) => void): Promise<void> {
  const { toast, place } = await toaster;
  place();
  showWith(toast);
}

/** sonner's id of the toast shown for each of ours, until it starts to leave: sonner drops an update of a leaving toast. */
const shown = new Map<string, string>();
let toastCount = 0;

function toastFor(id: string) {
  const toastId = shown.get(id) ?? `${id}-${++toastCount}`;
  shown.set(id, toastId);
  const leave = () => {
    if (shown.get(id) === toastId) shown.delete(id);
  };
  return { id: toastId, onAutoClose: leave, onDismiss: leave };
}

export const notify = {
  /** @param undo adds an Undo button to the toast, which then stays longer */
  success: (message: string, id?: string, undo?: () => void) => {
    const undoable = undo && {
      duration: undoTime,
      action: { label: t("Undo"), onClick: undo },
    };
    show((toast) => toast.success(message, { ...(id && toastFor(id)), ...undoable }));
  },
  error: (message: string, id?: string) => {
    show((toast) => toast.error(message, id ? toastFor(id) : {}));
  },
  warning: (message: string, id?: string) => {
    show((toast) => toast.warning(message, id ? toastFor(id) : {}));
  },
  loading: (message: string, id: string) => {
    show((toast) => toast.loading(message, toastFor(id)));
  },
  dismiss: (id: string) => {
    show((toast) => {
      const toastId = shown.get(id);
      if (toastId === undefined) return;
      shown.delete(id);
      toast.dismiss(toastId);
    });
  },
  goodbye: (message: string) => {
    show((toast) => toast(message, { duration: 3000 }));
  },
};
