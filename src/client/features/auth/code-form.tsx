import { useState } from "react";
import type { User } from "../../../shared/auth/schema.ts";
import { loginCodeInput } from "../../../shared/auth/second-factor/schema.ts";
import { shownByCaller } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { CheckField } from "../../components/form/check-field.tsx";
import { checked } from "../../components/form/checked.ts";
import { FormFailure } from "../../components/form/form-failure.tsx";
import { useForm } from "../../components/form/use-form.ts";
import { Button } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import { CodeField } from "./second-factor/code-field.tsx";
import layout from "../../styles/layout.module.css";
import styles from "./auth-form.module.css";

/** Shown after a right password, if the account has a second factor. */
export function CodeForm({
  onSignedIn,
}: {
  onSignedIn: (signedIn: { user: User }) => Promise<void>;
}) {
  const [skipFor30Days, setSkip] = useState(false);
  const send = trpc.auth.loginCode.useMutation({
    meta: shownByCaller,
    onSuccess: onSignedIn,
  });
  const form = useForm({
    read: (element) =>
      checked(
        loginCodeInput.safeParse({ code: new FormData(element).get("code") ?? "", skipFor30Days }),
      ),
    send: send.mutate,
    isPending: send.isPending,
  });
  return (
    <form {...form.props} className={`${layout.column3} ${styles.form}`}>
      <CodeField error={form.errors["code"]} hasFocus />
      <CheckField
        label={t("Don't ask for a code on this device for 30 days")}
        checked={skipFor30Days}
        onChange={() => setSkip(!skipFor30Days)}
      />
      <FormFailure message={form.message} />
      <Button type="submit" busy={form.isBusy}>
        {send.isPending ? t("Checking...") : t("Sign in")}
      </Button>
    </form>
  );
}
