import { trpc } from "../../api/trpc.ts";

/** Who is signed in, and what this installation offers. */
export const useMe = () => trpc.auth.me.useQuery();
