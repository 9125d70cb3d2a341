import { trpc } from "../../api/trpc.ts";

export const useCategories = () =>
  trpc.categories.list.useQuery(undefined, {
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
  });
