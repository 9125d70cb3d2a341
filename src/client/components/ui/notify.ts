import type { toast as Toast } from "sonner";

const { promise: toaster, resolve } = Promise.withResolvers<typeof Toast>();

/** Called once the toaster is on the page. What was said earlier is shown then. */
export const toasterIsReady = resolve;

/** Toasts. An id names one that later ones replace. */
export const notify = {
  success: (message: string, id?: string) => {
    void toaster.then((toast) => toast.success(message, { ...(id && { id }) }));
  },
  error: (message: string, id?: string) => {
    void toaster.then((toast) => toast.error(message, { ...(id && { id }) }));
  },
  warning: (message: string, id?: string) => {
    void toaster.then((toast) => toast.warning(message, { ...(id && { id }) }));
  },
  loading: (message: string, id: string) => {
    void toaster.then((toast) => toast.loading(message, { id }));
  },
  farewell: (message: string) => {
    void toaster.then((toast) => toast(message, { duration: 3000 }));
  },
};
