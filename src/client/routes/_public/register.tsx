import { createFileRoute } from "@tanstack/react-router";
import { AuthPage } from "../../features/auth/auth-page.tsx";
import { GoogleEntry } from "../../features/auth/google-entry.tsx";
import { RegisterForm } from "../../features/auth/register-form.tsx";
import { pageHead } from "../../page-head.ts";

export const Route = createFileRoute("/_public/register")({
  head: () => pageHead("Create account", "Create an account and record your mutual funds."),
  component: RegisterPage,
});

function RegisterPage() {
  return (
    <AuthPage
      title="Create account"
      text="Record what you hold, see what it is worth."
      other={{ question: "Already have an account?", label: "Sign in", to: "/login" }}
    >
      <RegisterForm />
      <GoogleEntry />
    </AuthPage>
  );
}
