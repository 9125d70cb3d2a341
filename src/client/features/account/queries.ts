import { trpc } from "../../api/trpc.ts";

export const useInvitations = () => trpc.account.invitations.useQuery();

export const useEvents = () => trpc.account.events.useQuery();
export const useTokens = () => trpc.tokens.list.useQuery();
export const usePasskeys = () => trpc.passkeys.list.useQuery();
