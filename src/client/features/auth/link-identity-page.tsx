import { Link } from "@tanstack/react-router";
import { failureOf } from "../../api/failure.ts";
import { Button, buttonClass } from "../../components/ui/button.tsx";
import { Sentence } from "../../language/sentence.tsx";
import { t } from "../../language/text.ts";
import { AuthPage } from "./auth-page.tsx";
import { LinkByPassword } from "./link-by-password.tsx";
import { FormSkeleton } from "./form-skeleton.tsx";
import { usePendingLink } from "./queries.ts";
import { FormFailure } from "../../components/form/form-failure.tsx";
import layout from "../../styles/layout.module.css";
import styles from "./auth-form.module.css";
import { useLinkByMail } from "./link-mutations.ts";

export function LinkIdentityPage({ code }: { code: string | null }) {
  const pending = usePendingLink();
  const title = t("Link your sign-in");
  const other = {
    question: t("Not your account?"),
    label: t("Back to Login"),
    to: "/login",
  } as const;
  if (pending.isPending) {
    return (
      <AuthPage title={title} text={t("Checking your link...")} other={other}>
        <FormSkeleton />
      </AuthPage>
    );
  }
  if (pending.isError) {
    const { message } = failureOf(pending.error);
    return (
      <AuthPage title={t("Your link could not be checked")} text={message} other={other}>
        <Button busy={pending.isFetching} onClick={() => void pending.refetch()}>
          {t("Try again")}
        </Button>
      </AuthPage>
    );
  }
  if (pending.data === null) {
    const text = t("This link has expired or was opened in another browser. Please sign in again.");
    return (
      <AuthPage title={title} text={text} other={other}>
        <Link to="/login" className={buttonClass()}>
          {t("Sign in")}
        </Link>
      </AuthPage>
    );
  }
  const { email, provider } = pending.data;
  const values = { email: <strong>{email}</strong>, provider };
  if (code !== null) {
    return (
      <AuthPage
        title={title}
        text={
          <Sentence
            of="You will be able to sign in to the account {email} with {provider}."
            values={values}
          />
        }
        other={other}
      >
        <LinkByMail code={code} provider={provider} />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={title}
      text={
        <Sentence
          of="An account with {email} already exists. Confirm that it is yours to sign in to it with {provider}."
          values={values}
        />
      }
      other={other}
    >
      <LinkByPassword email={email} provider={provider} />
    </AuthPage>
  );
}

/** A mailed link has been opened; what it does is done by a button, never by opening it. */
function LinkByMail({ code, provider }: { code: string; provider: string }) {
  const link = useLinkByMail(provider);
  return (
    <div className={`${layout.column3} ${styles.form}`}>
      <p>
        {t(
          "If this address was never confirmed before, the old password is removed and other devices are signed out.",
        )}
      </p>
      <FormFailure message={link.error ? failureOf(link.error).message : undefined} />
      <Button busy={link.isPending} onClick={() => link.mutate({ code })}>
        {link.isPending ? t("Linking...") : t("Link and sign in")}
      </Button>
    </div>
  );
}
