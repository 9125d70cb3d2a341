import { lazy } from "react";
import { failureOf } from "../../api/failure.ts";
import { Button } from "../../components/ui/button.tsx";
import { Sentence } from "../../language/sentence.tsx";
import { t } from "../../language/text.ts";
import styles from "./auth-page.module.css";
import { AuthPage, backToLogin } from "./auth-page.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { useResetCode } from "./queries.ts";

const InvalidResetLink = lazy(async () => ({
  default: (await import("./invalid-reset-link.tsx")).InvalidResetLink,
}));

type NewPasswordPageProps = {
  code: string;
  /** Anything but a code of a mail is not worth a request. */
  isWellFormed: boolean;
};

export const NewPasswordPage = ({ code, isWellFormed }: NewPasswordPageProps) =>
  isWellFormed ? <CheckedLink code={code} /> : <InvalidResetLink />;

/** The form is there while the link is being checked, so that nothing moves once it is. */
function CheckedLink({ code }: { code: string }) {
  const check = useResetCode(code);
  if (check.isError) {
    const { appCode, message } = failureOf(check.error);
    if (appCode === "auth/invalid-action-code") return <InvalidResetLink />;
    return (
      <AuthPage title={t("Your link could not be checked")} text={message} other={backToLogin()}>
        <Button busy={check.isFetching} onClick={() => void check.refetch()}>
          {t("Try again")}
        </Button>
      </AuthPage>
    );
  }
  const email = check.data?.email ?? null;
  return (
    <AuthPage
      title={t("Set a new password")}
      text={
        <span className={styles.account} role="status">
          {email === null ? (
            t("Checking your link...")
          ) : (
            <Sentence of="For your account {email}" values={{ email: <Address of={email} /> }} />
          )}
        </span>
      }
      other={backToLogin()}
    >
      <NewPasswordForm code={code} email={email} />
    </AuthPage>
  );
}

/** As large as fits one line: a letter is at most about 0.66 em wide. */
const Address = ({ of: email }: { of: string }) => (
  <strong style={{ fontSize: `clamp(0.75rem, ${150 / email.length}cqi, 1em)` }}>{email}</strong>
);
