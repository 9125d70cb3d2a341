import { trpc } from "../../../api/trpc.ts";

export const useMe = () => trpc.auth.me.useQuery();
