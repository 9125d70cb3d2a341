import {
  focusManager,
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
} from "@tanstack/react-query";
import { notify } from "../components/ui/notify.ts";
import { failureOf, isTransient, type Failure } from "./failure.ts";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: {
      /** The toast's sentence, where it is not just the server's message; none where the page itself tells. */
      describeFailure?: (failure: Failure) => string | undefined;
      /** The toast that the failure replaces. */
      toastId?: string;
      /** What is tried again as a whole: another try takes the toast of the failed one before away. */
      isForm?: boolean;
    };
  }
}

/** Two more attempts, and only where trying again can help: without a network the failure is translate at once. */
export const retryTransient = (failures: number, error: unknown): boolean =>
  failures < 2 && isTransient(error) && onlineManager.isOnline();

const messageOf = ({ message }: Failure) => message;

const failureToast = ({ mutationId }: { mutationId: number }) => `failure-${mutationId}`;

/** A window that lies beside another one is looked at when it gets the focus, without having been hidden. */
focusManager.setEventListener((onFocus) => {
  const look = () => onFocus();
  addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    removeEventListener("focus", look);
    document.removeEventListener("visibilitychange", look);
  };
});

// It hears of changes alone, not of a page that starts without a network.
onlineManager.setOnline(navigator.onLine);

/**
 * The cache of everything that came from the server, and the one place where failures are translate.
 * @param onSignedOut called when the server no longer knows the user
 */
export function createQueryClient({ onSignedOut }: { onSignedOut: () => void }): QueryClient {
  const noticeSignOut = (error: unknown) => {
    if (failureOf(error).appCode === "auth/unauthenticated") onSignedOut();
  };
  const mutationCache = new MutationCache({
    onMutate: (_input, { meta, options: { mutationKey } }) => {
      if (!meta?.isForm || mutationKey === undefined) return;
      for (const failed of mutationCache.findAll({ mutationKey, status: "error" })) {
        notify.dismiss(failureToast(failed));
      }
    },
    onError: (error, _input, _context, mutation) => {
      const failure = failureOf(error);
      const { describeFailure = messageOf, toastId = failureToast(mutation) } = mutation.meta ?? {};
      const message = describeFailure(failure);
      if (message !== undefined) notify.error(message, toastId);
      noticeSignOut(error);
    },
  });
  return new QueryClient({
    queryCache: new QueryCache({ onError: noticeSignOut }),
    mutationCache,
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: retryTransient,
        retryDelay: (attempt) => 500 * 2 ** attempt,
        // Offline, a call fails and says so instead of waiting without a word.
        networkMode: "always",
        // What failed without one comes by itself with it.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
