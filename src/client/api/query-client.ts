import {
  focusManager,
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
} from "@tanstack/react-query";
import { notify } from "../components/ui/feedback/notify.ts";
import { failureOf, isTransient, type Failure } from "./failure.ts";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: {
      /** The toast's message; undefined shows no toast. Default: the server's message. */
      describeFailure?: (failure: Failure) => string | undefined;
      toastId?: string;
      isForm?: boolean;
    };
  }
}

export const retryTransient = (failures: number, error: unknown): boolean =>
  failures < 2 && isTransient(error) && onlineManager.isOnline();

/** For a mutation whose failures its caller shows, so that no toast repeats them. */
export const shownByCaller = { describeFailure: () => undefined };

const messageOf = ({ message }: Failure) => message;

const failureToast = ({ mutationId }: { mutationId: number }) => `failure-${mutationId}`;

/** TanStack Query listens to visibility only, but a window beside another gets the focus without becoming visible. */
focusManager.setEventListener((onFocus) => {
  const look = () => onFocus();
  addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    removeEventListener("focus", look);
    document.removeEventListener("visibilitychange", look);
  };
});

// The online manager listens to changes only, so it does not know of a page that starts offline.
onlineManager.setOnline(navigator.onLine);

type SessionEvents = {
  onSignedOut: () => void;
  /** A query was refused, as the session lacks a required second factor. A refused mutation shows its own toast. */
  onFactorNeeded: () => void;
};

/** Failures of mutations are shown here, in one place. */
export function createQueryClient({ onSignedOut, onFactorNeeded }: SessionEvents): QueryClient {
  const noticeSession = (error: unknown) => {
    const { appCode } = failureOf(error);
    if (appCode === "auth/unauthenticated") onSignedOut();
    if (appCode === "auth/second-factor-first") onFactorNeeded();
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
      if (failure.appCode === "auth/unauthenticated") {
        if (mutation.meta?.toastId !== undefined) notify.dismiss(mutation.meta.toastId);
        // Once this mutation has settled: a pending one may be the user's own sign-out.
        setTimeout(onSignedOut);
        return;
      }
      const { describeFailure = messageOf, toastId = failureToast(mutation) } = mutation.meta ?? {};
      const message = describeFailure(failure);
      if (message !== undefined) notify.error(message, toastId);
    },
  });
  return new QueryClient({
    queryCache: new QueryCache({ onError: noticeSession }),
    mutationCache,
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: retryTransient,
        retryDelay: (attempt) => 500 * 2 ** attempt,
        // Offline calls fail immediately instead of waiting.
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
