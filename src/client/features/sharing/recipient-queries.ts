import { keepPreviousData, type InfiniteData } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { getQueryKey } from "@trpc/react-query";
import type { Recipient, RecipientPage } from "../../../shared/sharing/schema.ts";
import { notify } from "../../components/ui/notify.ts";
import type { Failure } from "../../failure.ts";
import { type PlainText, t } from "../../language/text.ts";
import { trpc } from "../../trpc.ts";

export function useSetPermission() {
  const { api } = useRouteContext({ from: "__root__" });
  return trpc.sharing.setPermission.useMutation({
    // Two quick presses are saved in their order.
    scope: { id: "permission" },
    meta: { describeFailure: () => t("Failed to update share permission.") },
    onSuccess: async ({ canShare }) => {
      // An answer on its way knows the setting of before.
      await api.auth.me.cancel();
      api.auth.me.setData(undefined, (me) =>
        me?.user ? { ...me, user: { ...me.user, canShare } } : me,
      );
    },
  });
}

/** Whom the user can share with, a page at a time; while a search is on its way the result of before stays. */
export const useRecipients = (query: string) =>
  trpc.sharing.recipients.useInfiniteQuery(
    { ...(query !== "" && { query }) },
    {
      initialCursor: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: keepPreviousData,
    },
  );

/** Notes in every loaded page since when the user shares with somebody. The rows keep their places under the pointer. */
function useNoteShared(recipientId: string) {
  const { queryClient, api } = useRouteContext({ from: "__root__" });
  const noted = (one: Recipient, sharedAt: string | null) =>
    one.id === recipientId ? { ...one, sharedAt } : one;
  return (sharedAt: string | null) => {
    queryClient.setQueriesData<InfiniteData<RecipientPage>>(
      { queryKey: getQueryKey(trpc.sharing.recipients) },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            recipients: page.recipients.map((one) => noted(one, sharedAt)),
          })),
        },
    );
    void api.sharing.recipients.invalidate(undefined, { refetchType: "none" });
  };
}

const toastOf = (recipientId: string) => `share-${recipientId}`;

/** What the server itself refused is said in its words, everything else in the specified sentence. */
const failureText =
  (otherwise: PlainText) =>
  ({ appCode, message }: Failure): string =>
    appCode?.startsWith("sharing/") ? message : t(otherwise);

export function useShare({ id, sharedAt }: Recipient) {
  const note = useNoteShared(id);
  return trpc.sharing.share.useMutation({
    meta: { describeFailure: failureText("Failed to share funds."), toastId: toastOf(id) },
    onMutate: () => notify.loading(t("Sharing funds..."), toastOf(id)),
    onSuccess: ({ shared }) => {
      notify.success(
        t("Funds shared successfully! {count} funds shared.", { count: shared }),
        toastOf(id),
      );
      note(sharedAt ?? new Date().toISOString());
    },
  });
}

export function useUpdateShared({ id }: Recipient) {
  return trpc.sharing.update.useMutation({
    meta: { describeFailure: failureText("Failed to update shared funds."), toastId: toastOf(id) },
    onMutate: () => notify.loading(t("Updating shared funds..."), toastOf(id)),
    onSuccess: ({ updated }) =>
      notify.success(
        updated === 0
          ? t("No funds needed updating.")
          : t("{count} shared fund(s) updated successfully!", { count: updated }),
        toastOf(id),
      ),
  });
}

export function useUnshare({ id }: Recipient) {
  const note = useNoteShared(id);
  return trpc.sharing.unshare.useMutation({
    meta: { describeFailure: failureText("Failed to unshare funds."), toastId: toastOf(id) },
    onMutate: () => notify.loading(t("Unsharing funds..."), toastOf(id)),
    onSuccess: ({ unshared }) => {
      notify.success(t("Unshared {count} funds successfully!", { count: unshared }), toastOf(id));
      note(null);
    },
  });
}
