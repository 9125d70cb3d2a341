import { trpc } from "../../api/trpc.ts";

export const useSecurity = () => trpc.account.security.useQuery();
