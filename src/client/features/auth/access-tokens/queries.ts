import { trpc } from "../../../api/trpc.ts";

export const useTokens = () => trpc.tokens.list.useQuery();
