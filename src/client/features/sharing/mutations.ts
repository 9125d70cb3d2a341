import type { InfiniteData } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { getQueryKey } from "@trpc/react-query";
import type { Recipient, RecipientPage, Sender } from "../../../shared/sharing/schema.ts";
import { failureOf, type Failure } from "../../api/failure.ts";
import { trpc } from "../../api/trpc.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { type PlainText, t } from "../../language/text.ts";
import { useNotifyDeleted } from "../removals/undo.ts";

export function useSetPermission() {
  const { api } = useRouteContext({ from: "__root__" });
  return trpc.sharing.setPermission.useMutation({
    scope: { id: "permission" },
    meta: { describeFailure: () => t("Failed to update share permission.") },
    onSuccess: async ({ canShare }) => {
      // A fetch in flight has the old setting.
      await api.auth.me.cancel();
      api.auth.me.setData(undefined, (me) =>
        me?.user ? { ...me, user: { ...me.user, canShare } } : me,
      );
    },
  });
}

type Shared = Partial<Recipient>;

/** Updates the recipient in place on all loaded pages, so that no row moves under the pointer. */
function useSetShared(recipientId: string) {
  const { queryClient, api } = useRouteContext({ from: "__root__" });
  const updated = (one: Recipient, shared: Shared) =>
    one.id === recipientId ? { ...one, ...shared } : one;
  return (shared: Shared) => {
    queryClient.setQueriesData<InfiniteData<RecipientPage>>(
      { queryKey: getQueryKey(trpc.sharing.recipients) },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            recipients: page.recipients.map((one) => updated(one, shared)),
          })),
        },
    );
    void api.sharing.recipients.invalidate(undefined, { refetchType: "none" });
  };
}

const toastId = (recipientId: string) => `share-${recipientId}`;

const sharingMessage =
  (fallback: PlainText) =>
  ({ appCode, message }: Failure): string =>
    appCode?.startsWith("sharing/") || appCode === "holders/not-found" ? message : t(fallback);

export function useShare(recipient: Recipient) {
  const { id, sharedAt, fundCount } = recipient;
  const { api } = useRouteContext({ from: "__root__" });
  const setShared = useSetShared(id);
  return trpc.sharing.share.useMutation({
    meta: { describeFailure: sharingMessage("Failed to share funds."), toastId: toastId(id) },
    onMutate: () => notify.loading(t("Sharing funds..."), toastId(id)),
    onError: (error) => {
      if (failureOf(error).appCode === "sharing/changed") void api.sharing.recipients.invalidate();
    },
    onSuccess: ({ shared, takenBack, version }, input) => {
      const { holders = recipient.holders, showHolder = recipient.showHolder } = input;
      notify.success(sharedText(shared, takenBack), toastId(id));
      setShared({
        sharedAt: sharedAt ?? new Date().toISOString(),
        fundCount: fundCount + shared - (takenBack ?? 0),
        givenFunds: fundCount + shared - (takenBack ?? 0),
        missingFunds: 0,
        holders,
        showHolder,
        version,
      });
    },
  });
}

function sharedText(shared: number, takenBack: number | undefined): string {
  if (takenBack === undefined) {
    return t("Funds shared successfully! {count} funds shared.", { count: shared });
  }
  return shared + takenBack === 0
    ? t("Sharing changed.")
    : t("Sharing changed. Funds added: {shared}; taken back: {takenBack}.", { shared, takenBack });
}

export function useUpdateShared({ id }: Recipient) {
  const { api } = useRouteContext({ from: "__root__" });
  return trpc.sharing.update.useMutation({
    meta: {
      describeFailure: sharingMessage("Failed to update shared funds."),
      toastId: toastId(id),
    },
    onMutate: () => notify.loading(t("Updating shared funds..."), toastId(id)),
    onSuccess: ({ updated }) => {
      notify.success(
        updated === 0
          ? t("No funds needed updating.")
          : t("{count} shared fund(s) updated successfully!", { count: updated }),
        toastId(id),
      );
      // The update also removes copies of deleted funds, and answers a recipient who asked.
      void api.sharing.recipients.invalidate();
    },
  });
}

export function useUnshare({ id, ...shared }: Recipient) {
  const setShared = useSetShared(id);
  const hide = (removalId: string | undefined) =>
    setShared({
      sharedAt: null,
      fundCount: 0,
      givenFunds: 0,
      missingFunds: 0,
      holders: null,
      showHolder: false,
      keepsUp: false,
      version: removalId ?? null,
    });
  const notifyDeleted = useNotifyDeleted();
  return trpc.sharing.unshare.useMutation({
    meta: { describeFailure: sharingMessage("Failed to unshare funds."), toastId: toastId(id) },
    onMutate: () => notify.loading(t("Unsharing funds..."), toastId(id)),
    onSuccess: ({ unshared, removalId }) => {
      notify.dismiss(toastId(id));
      notifyDeleted(t("Unshared {count} funds successfully!", { count: unshared }), {
        removalId,
        show: () => {
          setShared({ ...shared, keepsUp: false });
          return () => hide(removalId);
        },
      });
      hide(removalId);
    },
  });
}

/** Turns on what the hourly job does without the sender; the server wants to know that it is them. */
export function useKeepUp({ id, name }: Recipient) {
  const setShared = useSetShared(id);
  return trpc.sharing.keepUp.useMutation({
    meta: {
      describeFailure: sharingMessage("Failed to change the updates."),
      toastId: toastId(id),
    },
    onSuccess: () => {
      notify.success(t("{name} now gets your changes the next day.", { name }), toastId(id));
      setShared({ keepsUp: true });
    },
  });
}

export function useStopKeepUp({ id, name }: Recipient) {
  const setShared = useSetShared(id);
  return trpc.sharing.stopKeepUp.useMutation({
    meta: {
      describeFailure: sharingMessage("Failed to change the updates."),
      toastId: toastId(id),
    },
    onSuccess: () => {
      notify.success(t("{name} gets your changes only when you update.", { name }), toastId(id));
      setShared({ keepsUp: false });
    },
  });
}

function useSetSender({ senderUid }: Sender) {
  const { api } = useRouteContext({ from: "__root__" });
  return (change: Partial<Sender>) => {
    api.sharing.senders.setData(undefined, (senders) =>
      senders?.map((one) => (one.senderUid === senderUid ? { ...one, ...change } : one)),
    );
    api.sharing.senderFunds.setData(
      { senderId: senderUid },
      (list) => list && { ...list, sender: { ...list.sender, ...change } },
    );
  };
}

export function useRefuseKeepUp(sender: Sender) {
  const setSender = useSetSender(sender);
  const name = sender.senderName;
  return trpc.sharing.refuseKeepUp.useMutation({
    meta: { describeFailure: () => t("Failed to change the updates.") },
    onSuccess: () => {
      notify.success(t("Updates stopped. Only {name} can start them again.", { name }));
      setSender({ keepsUp: "off" });
    },
  });
}

export function useAskForUpdate(sender: Sender) {
  const setSender = useSetSender(sender);
  return trpc.sharing.askForUpdate.useMutation({
    meta: { describeFailure: () => t("Failed to ask for an update.") },
    onSuccess: () => {
      notify.success(t("Asked for an update."));
      setSender({ askedAt: new Date().toISOString() });
    },
  });
}

function useDropSender({ senderUid }: Sender) {
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
  const dropSender = useDropSender(sender);
  const notifyDeleted = useNotifyDeleted();
  return trpc.sharing.remove.useMutation({
    meta: {
      describeFailure: () =>
        t("Failed to remove the funds that {name} shared.", { name: sender.senderName }),
    },
    onSuccess: ({ removalId }) => {
      notifyDeleted(t("Removed the funds that {name} shared.", { name: sender.senderName }), {
        removalId,
      });
      dropSender();
    },
  });
}

export function useBlockSender(sender: Sender) {
  const dropSender = useDropSender(sender);
  return trpc.sharing.block.useMutation({
    meta: { describeFailure: () => t("Failed to block {name}.", { name: sender.senderName }) },
    onSuccess: () => {
      notify.success(t("Blocked {name}.", { name: sender.senderName }));
      dropSender();
    },
  });
}

export function useDismissEnded() {
  const { api } = useRouteContext({ from: "__root__" });
  return trpc.sharing.dismissEnded.useMutation({
    meta: { describeFailure: () => t("Failed to dismiss the notice.") },
    onSuccess: (_, { senderId }) =>
      api.sharing.ended.setData(undefined, (ended) =>
        ended?.filter(({ senderUid }) => senderUid !== senderId),
      ),
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
