import type { ReactNode } from "react";
import type { SignUpRule } from "../../../shared/auth/invitation.ts";
import { errorCatalogue } from "../../../shared/errors.ts";
import { failureOf } from "../../api/failure.ts";
import { Button } from "../../components/ui/button.tsx";
import { t, translate } from "../../language/text.ts";
import { AuthPage } from "./auth-page.tsx";
import { NewPasswordSkeleton } from "./new-password-skeleton.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { useInvitation } from "./queries.ts";
import { RegisterForm } from "./register-form.tsx";

type RegisterPageProps = { signUp: SignUpRule; invitation: string | null };

export function RegisterPage({ signUp, invitation }: RegisterPageProps) {
  if (signUp === "invited") return <ByInvitation token={invitation} />;
  if (signUp === "closed") {
    return <RegisterSheet text={translate(errorCatalogue["auth/sign-up-closed"].message)} />;
  }
  return <SignUp />;
}

function ByInvitation({ token }: { token: string | null }) {
  const check = useInvitation(token);
  if (check.isSuccess) return <SignUp />;
  if (check.isPending) {
    return (
      <RegisterSheet text={t("Checking your link...")}>
        <NewPasswordSkeleton />
      </RegisterSheet>
    );
  }
  const { appCode, message } = failureOf(check.error);
  const isFinal = appCode === "auth/invitation-needed" || appCode === "auth/invitation-invalid";
  return (
    <RegisterSheet text={message}>
      {!isFinal && (
        <Button busy={check.isFetching} onClick={() => void check.refetch()}>
          {t("Try again")}
        </Button>
      )}
    </RegisterSheet>
  );
}

const SignUp = () => (
  <RegisterSheet text={t("Record what you hold and see what it is worth.")}>
    <RegisterForm />
    <ProviderButtons />
  </RegisterSheet>
);

const RegisterSheet = ({ text, children }: { text: string; children?: ReactNode }) => (
  <AuthPage
    title={t("Create account")}
    text={text}
    other={{ question: t("Already have an account?"), label: t("Sign in"), to: "/login" }}
  >
    {children}
  </AuthPage>
);
