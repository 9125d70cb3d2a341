import { createFileRoute, redirect } from "@tanstack/react-router";
import { InPieces } from "../components/ui/in-pieces.tsx";
import { NewPasswordPage } from "../features/auth/new-password-page.tsx";
import { prefetchResetCode } from "../features/auth/queries.ts";
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
  loader: ({ context: { api, code } }) => prefetchResetCode(api, code),
  component: NewPassword,
});

function NewPassword() {
  const { code } = Route.useRouteContext();
  return (
    <InPieces>
      <NewPasswordPage key={code} code={code} />
    </InPieces>
  );
}
