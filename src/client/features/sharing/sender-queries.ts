import { useRouteContext } from "@tanstack/react-router";
import type { Sender } from "../../../shared/sharing/schema.ts";
import { notify } from "../../components/ui/notify.ts";
import { failureOf } from "../../failure.ts";
import { t } from "../../language/text.ts";
import { trpc, type ApiCache } from "../../trpc.ts";
import { rememberedSender } from "./chosen-sender.ts";

/** A sender can take everything back at any time: what they share is asked for anew whenever it is looked at. */
const anew = { staleTime: 0 };

/** Starts fetching who shares; the answer may be there before the page that shows it is. */
export const prefetchSenders = (api: ApiCache): void =>
  void api.sharing.senders.prefetch(undefined, anew);

/** The page's loader has most often just asked: its answer is new for so many milliseconds, its refusal stands. */
const justAsked = {
  staleTime: 5_000,
  retryOnMount: false,
  refetchOnWindowFocus: "always",
} as const;

export const useSenders = () => trpc.sharing.senders.useQuery(undefined, justAsked);

/** Starts fetching what the page with a sender's funds shows. */
export function prefetchSenderFunds(api: ApiCache, brought: string | undefined): void {
  const senderId = brought ?? rememberedSender()?.senderId;
  if (senderId !== undefined) void api.sharing.senderFunds.prefetch({ senderId }, anew);
  void api.nav.status.prefetch();
}

/** A sender's funds with what is known about their NAVs; nothing of them where the server says that nothing is shared. */
export function useSenderFunds(senderId: string) {
  const list = trpc.sharing.senderFunds.useQuery({ senderId }, justAsked);
  const status = trpc.nav.status.useQuery();
  const isTakenBack = failureOf(list.error).appCode === "sharing/not-shared";
  return {
    shared: isTakenBack || status.isPending ? undefined : list.data,
    isTakenBack,
    navAsOf: status.data?.asOf ?? null,
    source: status.data?.source ?? null,
    error: list.error,
    isFetching: list.isFetching,
    refetch: () => void list.refetch(),
  };
}

/** After a sender is gone from the user's view: nothing of them is shown any more. */
function useForgetSender({ senderUid }: Sender) {
  const { api } = useRouteContext({ from: "__root__" });
  return () => {
    api.sharing.senders.setData(undefined, (senders) =>
      senders?.filter((sender) => sender.senderUid !== senderUid),
    );
    void api.sharing.senderFunds.invalidate({ senderId: senderUid });
    void api.sharing.blocked.invalidate();
    void api.auth.me.invalidate();
  };
}

export function useRemoveSender(sender: Sender) {
  const forget = useForgetSender(sender);
  return trpc.sharing.remove.useMutation({
    meta: {
      describeFailure: () => t("Failed to remove what {name} shared.", { name: sender.senderName }),
    },
    onSuccess: () => {
      notify.success(t("Removed what {name} shared.", { name: sender.senderName }));
      forget();
    },
  });
}

export function useBlockSender(sender: Sender) {
  const forget = useForgetSender(sender);
  return trpc.sharing.block.useMutation({
    meta: { describeFailure: () => t("Failed to block {name}.", { name: sender.senderName }) },
    onSuccess: () => {
      notify.success(t("Blocked {name}.", { name: sender.senderName }));
      forget();
    },
  });
}

export function useUnblockSender({
  senderUid,
  senderName,
}: Pick<Sender, "senderUid" | "senderName">) {
  const { api } = useRouteContext({ from: "__root__" });
  return trpc.sharing.unblock.useMutation({
    meta: { describeFailure: () => t("Failed to unblock {name}.", { name: senderName }) },
    onSuccess: () => {
      notify.success(t("Unblocked {name}.", { name: senderName }));
      api.sharing.blocked.setData(undefined, (blocked) =>
        blocked?.filter((sender) => sender.senderUid !== senderUid),
      );
    },
  });
}
