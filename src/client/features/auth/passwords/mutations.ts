import { trpc } from "../../../api/trpc.ts";
import { formMessage } from "../../../components/form/use-form.ts";
import { notify } from "../../../components/ui/feedback/notify.ts";
import { t } from "../../../language/text.ts";

/** @param onSent called when the request was accepted, which does not tell whether the account exists */
export const useRequestReset = (onSent?: () => Promise<void>) =>
  trpc.auth.requestPasswordReset.useMutation({
    meta: { describeFailure: formMessage, isForm: true },
    onSuccess: async () => {
      notify.success(t("Password reset email sent! Check your inbox or Junk folder."));
      await onSent?.();
    },
  });
