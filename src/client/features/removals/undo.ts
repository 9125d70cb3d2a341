import { useRouteContext } from "@tanstack/react-router";
import type { RestoredRemoval } from "../../../shared/removals/schema.ts";
import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import { retryTransient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { t } from "../../language/text.ts";

/** Safe to retry: restoring twice gives the same response. */
export function useRestore() {
  const { api } = useRouteContext({ from: "__root__" });
  return trpc.removals.restore.useMutation({
    retry: retryTransient,
    meta: {
      describeFailure: ({ appCode, message }) =>
        appCode === null
          ? t(
              "Fundbook cannot be reached. You can restore this for 30 days in your account, under Recently deleted.",
            )
          : t("Not restored: {message}", { message }),
    },
    onSuccess: (restored) => notify.success(describeRestored(restored)),
    onSettled: () => {
      const { funds, categories, portfolio, transactions, sips, imports, tax } = api;
      const { sharing, holders, removals, goals, targets, auth } = api;
      const changed = [funds, categories, portfolio, transactions, sips, imports, tax, sharing];
      for (const procedures of [...changed, holders, removals, goals, targets, auth.me]) {
        void procedures.invalidate();
      }
    },
  });
}

function describeRestored({ kind, title }: RestoredRemoval): string {
  switch (kind) {
    case "fund":
      return t("Restored {scheme}.", { scheme: schemeTitle(title) });
    case "transaction":
      return t("Transaction restored");
    case "sip":
      return t("SIP restored");
    case "share":
      return t("Your funds are shared with {name} again.", { name: title });
    case "sender":
      return t("Restored the funds that {name} shares.", { name: title });
    case "target":
      return t("Target restored");
    case "holder":
    case "goal":
      return t("{name} restored", { name: title });
  }
}

type Undoable = {
  /** undefined where the deletion's response was lost. */
  removalId: string | undefined;
  /** Shows the restored item optimistically. @returns a function that hides it again */
  show?: () => () => void;
};

export function useNotifyDeleted() {
  const { api } = useRouteContext({ from: "__root__" });
  const { mutateAsync: restore } = useRestore();
  return (message: string, { removalId, show = () => () => {} }: Undoable) => {
    void api.removals.invalidate();
    const undo = (id: string) => {
      const hide = show();
      // A mutation callback would not run if the page was left. The failure shows as a toast.
      restore({ id }).catch(hide);
    };
    notify.success(message, undefined, removalId === undefined ? undefined : () => undo(removalId));
  };
}
