import { useRouteContext } from "@tanstack/react-router";
import { trpc } from "../../api/trpc.ts";

/** @param onMade gets the token, which only this page knows */
export function useInvite(onMade: (token: string) => void) {
  const { api } = useRouteContext({ from: "__root__" });
  return trpc.account.invite.useMutation({
    onSuccess: (_, { token }) => {
      onMade(token);
      void api.account.invitations.invalidate();
    },
  });
}

export function useWithdrawInvitation() {
  const { api } = useRouteContext({ from: "__root__" });
  return trpc.account.withdrawInvitation.useMutation({
    onSuccess: () => api.account.invitations.invalidate(),
  });
}
