import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { AuthPage } from "../../features/auth/auth-page.tsx";
import { ResetRequestForm } from "../../features/auth/reset-request-form.tsx";
import { pageHead } from "../../page-head.ts";

export const Route = createFileRoute("/_public/reset-password")({
  head: () => pageHead("Reset password", "Get a link by mail to set a new password."),
  component: ResetPasswordPage,
});

function ResetPasswordPage() {
  const navigate = useNavigate();
  return (
    <AuthPage
      title="Reset password"
      text="Enter the email of your account. We will send you a link to set a new password."
      other={{ question: "Remembered it?", label: "Back to Login", to: "/login" }}
    >
      <ResetRequestForm onSent={() => navigate({ to: "/login" })} />
    </AuthPage>
  );
}
