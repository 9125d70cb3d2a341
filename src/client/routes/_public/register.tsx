import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../components/page-head.ts";
import { AuthPage } from "../../features/auth/auth-page.tsx";
import { ProviderButtons } from "../../features/auth/provider-buttons.tsx";
import { RegisterForm } from "../../features/auth/register-form.tsx";
import { t } from "../../language/text.ts";

export const Route = createFileRoute("/_public/register")({
  head: () => pageHead("Create account", "Create an account and record your mutual funds."),
  component: RegisterPage,
});

function RegisterPage() {
  return (
    <AuthPage
      title={t("Create account")}
      text={t("Record what you hold and see what it is worth.")}
      other={{ question: t("Already have an account?"), label: t("Sign in"), to: "/login" }}
    >
      <RegisterForm />
      <ProviderButtons />
    </AuthPage>
  );
}
