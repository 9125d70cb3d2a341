import type { ReactNode } from "react";
import { t } from "../../language/text.ts";
import { AuthPage } from "./auth-page.tsx";

export const RegisterSheet = ({ text, children }: { text: string; children?: ReactNode }) => (
  <AuthPage
    title={t("Create account")}
    text={text}
    other={{ question: t("Already have an account?"), label: t("Sign in"), to: "/login" }}
  >
    {children}
  </AuthPage>
);
