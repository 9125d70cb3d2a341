import { lazy, Suspense } from "react";
import type { SignUpRule } from "../../../shared/auth/invitation.ts";
import { t } from "../../language/text.ts";
import { ProviderButtons } from "./provider-buttons.tsx";
import { RegisterForm } from "./register-form.tsx";
import { RegisterSheet } from "./register-sheet.tsx";

const RegisterByInvitation = lazy(async () => ({
  default: (await import("./register-by-invitation.tsx")).RegisterByInvitation,
}));

type RegisterPageProps = { signUp: SignUpRule; invitation: string | null };

export function RegisterPage({ signUp, invitation }: RegisterPageProps) {
  if (signUp === "open") return <SignUp />;
  if (signUp === "closed") {
    return (
      <RegisterSheet
        text={t("New accounts are not taken here. If you have an account, sign in.")}
      />
    );
  }
  return (
    <Suspense fallback={<RegisterSheet text={t("Checking your link...")} />}>
      <RegisterByInvitation token={invitation}>
        <SignUp />
      </RegisterByInvitation>
    </Suspense>
  );
}

const SignUp = () => (
  <RegisterSheet text={t("Record what you hold and see what it is worth.")}>
    <RegisterForm />
    <ProviderButtons />
  </RegisterSheet>
);
