import { useRouteContext, useRouter } from "@tanstack/react-router";
import { trpc } from "../../api/trpc.ts";
import { typedFields } from "../../components/form/typed-fields.ts";
import { formMessage, useForm } from "../../components/form/use-form.ts";
import { Button } from "../../components/ui/button.tsx";
import { notify } from "../../components/ui/feedback/notify.ts";
import { t } from "../../language/text.ts";
import { NewPasswordFields } from "./passwords/new-password-fields.tsx";
import { UsernameField } from "./passwords/username-field.tsx";
import { clearSession } from "./session/session.ts";
import layout from "../../styles/layout.module.css";
import styles from "./auth-form.module.css";

const typed = typedFields(
  async () => (await import("../../../shared/auth/schema.ts")).newPasswordForm,
  "password",
  "confirmPassword",
);

type NewPasswordFormProps = {
  code: string;
  /** null while the link is being checked: it can be filled in, but not sent. */
  email: string | null;
};

export function NewPasswordForm({ code, email }: NewPasswordFormProps) {
  const reset = useResetPassword(email);
  const form = useForm({
    read: async (element) => {
      const read = await typed.read(element);
      const { password, confirmPassword } = Object.fromEntries(new FormData(element));
      if (read.errors === undefined) notify.dismiss(toastId);
      else if (password !== confirmPassword) {
        notify.error(t("Passwords do not match!"), toastId);
      }
      return read;
    },
    send: ({ password }, settled) => reset.mutate({ code, password }, settled),
    isPending: reset.isPending,
  });

  return (
    <form {...form.props} className={`${layout.column3} ${styles.form}`} onFocus={typed.load}>
      <UsernameField email={email ?? ""} />
      <NewPasswordFields errors={form.errors} />
      <Button type="submit" busy={form.isBusy || email === null}>
        {reset.isPending ? t("Updating...") : t("Set new password")}
      </Button>
    </form>
  );
}

const toastId = "new-password";

/** @param email of the account, whose sessions all end, including one in this browser */
function useResetPassword(email: string | null) {
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
