import { trpc } from "../../api/trpc.ts";

/** How the user can sign in, and the user's sessions. */
export const useSecurity = () => trpc.account.security.useQuery();
