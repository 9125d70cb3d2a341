import { useRouteContext } from "@tanstack/react-router";
import { useMutation } from "@tanstack/react-query";
import type { PushKind } from "../../../shared/push/push-kinds.ts";
import type { PushState } from "../../../shared/push/schema.ts";
import { trpc } from "../../api/trpc.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { t } from "../../language/text.ts";
import { subscribeBrowser, unsubscribeBrowser } from "./subscription.ts";

export const usePushState = () => trpc.push.key.useQuery();

/** Chooses what this browser is told; with nothing, it is told nothing. */
export function useChoosePush(key: string) {
  const { api } = useRouteContext({ from: "__root__" });
  const add = trpc.push.add.useMutation();
  const remove = trpc.push.remove.useMutation();
  const keep = (state: PushState) => api.push.key.setData(undefined, state);
  return useMutation({
    scope: { id: "push" },
    async mutationFn(kinds: PushKind[]) {
      if (kinds.length === 0) {
        keep(await remove.mutateAsync());
        await unsubscribeBrowser();
        return;
      }
      const subscription = await subscribeBrowser(key);
      if (subscription === null) {
        notify.error(
          t("The browser did not allow notifications. Allow them in its settings for this site."),
        );
      } else keep(await add.mutateAsync({ ...subscription, kinds }));
    },
    meta: { describeFailure: () => t("Notifications could not be changed.") },
  });
}
