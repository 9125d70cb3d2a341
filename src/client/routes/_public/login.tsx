import { createFileRoute } from "@tanstack/react-router";
import { lazy, startTransition, useState } from "react";
import { pageHead } from "../../components/page-head.ts";
import { AuthPage } from "../../features/auth/auth-page.tsx";
import { DemoButton } from "../../features/auth/demo-button.tsx";
import { PasskeyButton } from "../../features/auth/passkey-button.tsx";
import { ProductLines } from "../../features/auth/product-lines.tsx";
import { ProviderButtons } from "../../features/auth/provider-buttons.tsx";
import { LoginForm } from "../../features/auth/login-form.tsx";
import { t } from "../../language/text.ts";

const CodePage = lazy(async () => ({
  default: (await import("../../features/auth/code-page.tsx")).CodePage,
}));

export const Route = createFileRoute("/_public/login")({
  head: () => pageHead("Sign in", "Sign in to see your mutual funds, their value and returns."),
  component: LoginPage,
  // After a sign-out the page of the one who left does not stay until the code of this one is there.
  pendingMs: 0,
});

function LoginPage() {
  const { signUp, isNewDevice } = Route.useRouteContext();
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  // This page stays until the next one is loaded.
  const askCode = (isAsked: boolean) => startTransition(() => setIsCodeAsked(isAsked));
  if (isCodeAsked) return <CodePage onBack={() => askCode(false)} />;
  return (
    <AuthPage
      title={t("Sign in")}
      text={isNewDevice ? <ProductLines /> : t("Welcome back to your portfolio.")}
      other={
        signUp === "closed"
          ? null
          : { question: t("New to Fundbook?"), label: t("Sign up"), to: "/register" }
      }
    >
      {isNewDevice && <DemoButton isFirst />}
      <LoginForm onCodeNeeded={() => askCode(true)} />
      <PasskeyButton />
      <ProviderButtons />
      {!isNewDevice && <DemoButton />}
    </AuthPage>
  );
}
