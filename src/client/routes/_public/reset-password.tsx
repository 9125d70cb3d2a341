import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { pageHead } from "../../components/page-head.ts";
import { AuthPage, backToLogin } from "../../features/auth/auth-page.tsx";
import { ResetRequestForm } from "../../features/auth/reset-request-form.tsx";
import { t } from "../../language/text.ts";

export const Route = createFileRoute("/_public/reset-password")({
  head: () => pageHead("Reset password", "Get a link by mail to set a new password."),
  component: ResetPasswordPage,
});

function ResetPasswordPage() {
  const navigate = useNavigate();
  return (
    <AuthPage
      title={t("Reset password")}
      text={t("Enter the email of your account. We will send you a link to set a new password.")}
      other={backToLogin()}
    >
      <ResetRequestForm onSent={() => navigate({ to: "/login" })} />
    </AuthPage>
  );
}
