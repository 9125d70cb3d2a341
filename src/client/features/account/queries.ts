import { trpc } from "../../api/trpc.ts";

export const useInvitations = () => trpc.account.invitations.useQuery();

export const useEvents = () => trpc.account.events.useQuery();
