import { Link } from "@tanstack/react-router";
import { isMailedCode } from "../../../shared/mailed-code.ts";
import { failureOf } from "../../api/failure.ts";
import { Button, buttonClass } from "../../components/ui/button.tsx";
import { Sentence } from "../../language/sentence.tsx";
import { t } from "../../language/text.ts";
import { useMe } from "../session/queries.ts";
import { AuthPage, backToLogin } from "./auth-page.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { NewPasswordSkeleton } from "./new-password-skeleton.tsx";
import { useResetCode } from "./queries.ts";

/** Anything but a code of a mail is not worth a request. */
export const NewPasswordPage = ({ code }: { code: string }) =>
  isMailedCode(code) ? <CheckedLink code={code} /> : <InvalidLink />;

function CheckedLink({ code }: { code: string }) {
  const check = useResetCode(code);
  const title = t("Set a new password");
  if (check.isPending) {
    return (
      <AuthPage title={title} text={t("Checking your link...")} other={backToLogin()}>
        <NewPasswordSkeleton />
      </AuthPage>
    );
  }
  if (check.isSuccess) {
    const { email } = check.data;
    return (
      <AuthPage
        title={title}
        text={
          <Sentence of="For your account {email}" values={{ email: <strong>{email}</strong> }} />
        }
        other={backToLogin()}
      >
        <NewPasswordForm code={code} email={email} />
      </AuthPage>
    );
  }
  const { appCode, message } = failureOf(check.error);
  if (appCode === "auth/invalid-action-code") return <InvalidLink />;
  return (
    <AuthPage title={t("Your link could not be checked")} text={message} other={backToLogin()}>
      <Button busy={check.isFetching} onClick={() => void check.refetch()}>
        {t("Try again")}
      </Button>
    </AuthPage>
  );
}

/** Signed-in users get a new link on the account page; the public pages redirect them. */
function InvalidLink() {
  const me = useMe();
  return (
    <AuthPage
      title={t("Invalid or expired reset link")}
      text={t("A link works once and for one hour. Only the newest one is valid.")}
      other={backToLogin()}
    >
      <Link to={me.data?.user ? "/account/security" : "/reset-password"} className={buttonClass()}>
        {t("Get a new link")}
      </Link>
    </AuthPage>
  );
}
