import { createFileRoute } from "@tanstack/react-router";
import { AccountPage } from "../../features/account/account-page.tsx";
import { pageHead } from "../../page-head.ts";

export const Route = createFileRoute("/_signed-in/account")({
  head: () => pageHead("Account", "Your profile, how you sign in, and what others may see."),
  loader: ({ context }) => void context.api.account.security.prefetch(),
  component: Account,
});

function Account() {
  const { user } = Route.useRouteContext();
  return <AccountPage user={user} />;
}
