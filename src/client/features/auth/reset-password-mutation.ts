import { useRouteContext, useRouter } from "@tanstack/react-router";
import { trpc } from "../../api/trpc.ts";
import { formMessage } from "../../components/form/use-form.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { t } from "../../language/text.ts";
import { clearSession } from "./session/session.ts";

/** @param email of the account, whose sessions all end, including one in this browser */
export function useResetPassword(email: string | null) {
  const router = useRouter();
  const { api, queryClient } = useRouteContext({ from: "__root__" });
  return trpc.auth.resetPassword.useMutation({
    meta: { describeFailure: formMessage, isForm: true },
    onSuccess: async () => {
      notify.success(t("Password reset successful"));
      const isOwnAccount = api.auth.me.getData()?.user?.email === email;
      if (isOwnAccount) await clearSession({ api, queryClient, router });
      else await router.navigate({ to: "/login", replace: true });
    },
  });
}
