import { useRouteContext } from "@tanstack/react-router";
import { trpc } from "../../api/trpc.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { t } from "../../language/text.ts";

export const useInbox = () => trpc.inbox.list.useQuery(undefined, { staleTime: 0 });

function useInboxChanged() {
  const { api } = useRouteContext({ from: "__root__" });
  return () => {
    void api.portfolio.home.invalidate();
    return api.inbox.list.invalidate();
  };
}

export const useMakeInbox = () => trpc.inbox.address.useMutation({ onSettled: useInboxChanged() });

export const useReplaceInbox = () =>
  trpc.inbox.replace.useMutation({
    onSuccess: () => notify.success(t("There is a new address. The former one takes no mail.")),
    onSettled: useInboxChanged(),
  });

export const usePutAwayStatement = () =>
  trpc.inbox.done.useMutation({
    onSuccess: () => notify.success(t("Put away. It can be brought back for a week.")),
    onSettled: useInboxChanged(),
  });

export const useBringBackStatement = () =>
  trpc.inbox.restore.useMutation({ onSettled: useInboxChanged() });
