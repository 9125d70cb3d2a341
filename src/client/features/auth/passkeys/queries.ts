import { trpc } from "../../../api/trpc.ts";

export const usePasskeys = () => trpc.passkeys.list.useQuery();
