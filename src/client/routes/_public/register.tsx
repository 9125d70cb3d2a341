import { createFileRoute, redirect } from "@tanstack/react-router";
import { invitationIn } from "../../../shared/auth/invitation.ts";
import { pageHead } from "../../components/page-head.ts";
import { RegisterPage } from "../../features/auth/register-page.tsx";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Taken out of the address, so that it stays in no history. */
    invitation?: string;
  }
}

export const Route = createFileRoute("/_public/register")({
  beforeLoad: ({ location }) => {
    const invitation = invitationIn(location.hash);
    if (invitation !== null) {
      throw redirect({ to: "/register", hash: "", state: { invitation }, replace: true });
    }
    return { invitation: location.state.invitation ?? null };
  },
  head: () => pageHead("Create account", "Create an account and record your mutual funds."),
  component: Register,
});

function Register() {
  const { signUp, invitation } = Route.useRouteContext();
  return <RegisterPage signUp={signUp} invitation={invitation} />;
}
