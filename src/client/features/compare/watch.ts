import { useRouteContext } from "@tanstack/react-router";
import { retryTransient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { t } from "../../language/text.ts";

export const useWatched = () => trpc.watch.list.useQuery();

export function useWatch() {
  const { api } = useRouteContext({ from: "__root__" });
  const { data: watched } = useWatched();
  const add = trpc.watch.add.useMutation({
    retry: retryTransient,
    onSuccess: (schemes) => {
      api.watch.list.setData(undefined, schemes);
      notify.success(t("Added to your watch list"));
    },
  });
  const remove = trpc.watch.remove.useMutation({
    retry: retryTransient,
    onMutate: async ({ code }) => {
      // A fetch in flight would overwrite it.
      await api.watch.list.cancel();
      const before = api.watch.list.getData();
      api.watch.list.setData(undefined, (all) => all?.filter((scheme) => scheme.code !== code));
      return { before };
    },
    onError: (_error, _input, context) => api.watch.list.setData(undefined, context?.before),
    onSettled: () => api.watch.list.invalidate(),
  });
  return {
    isWatched: (code: string) => watched?.some((scheme) => scheme.code === code) ?? false,
    watch: (code: string) => add.mutate({ code }),
    unwatch: (code: string) => remove.mutate({ code }),
  };
}
