import { createFileRoute, redirect } from "@tanstack/react-router";
import { NewPasswordPage } from "../features/auth/new-password-page.tsx";
import { pageHead } from "../page-head.ts";

/** Where a reset link leads, signed in or not. */
export const Route = createFileRoute("/new-password")({
  validateSearch: ({ oobCode }): { oobCode?: string } =>
    oobCode === undefined ? {} : { oobCode: String(oobCode) },
  beforeLoad: ({ search: { oobCode = "" } }) => {
    if (oobCode === "") throw redirect({ to: "/login", replace: true });
    return { code: oobCode };
  },
  head: () => pageHead("New password", "Set a new password for your account."),
  component: NewPassword,
});

function NewPassword() {
  const { code } = Route.useRouteContext();
  return <NewPasswordPage key={code} code={code} />;
}
