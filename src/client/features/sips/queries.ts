import { trpc } from "../../api/trpc.ts";

/** All of the user's: they are few, and the overview and each fund's page take theirs from one response. */
export const useSips = () =>
  trpc.sips.list.useQuery({}, { refetchOnWindowFocus: "always", refetchOnReconnect: "always" });
