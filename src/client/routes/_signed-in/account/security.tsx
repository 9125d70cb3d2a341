import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../components/page-head.ts";
import { AccountPage } from "../../../features/account/account-page.tsx";
import { SecuritySections } from "../../../features/account/security-sections.tsx";
import { t } from "../../../language/text.ts";
import { pageLoaders } from "../../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/account/security")({
  head: () => pageHead("Security", "Your password, and the devices on which you are signed in."),
  loader: ({ context: { api }, location }) =>
    void pageLoaders["/account/security"]({ api, location }),
  component: Security,
});

function Security() {
  const { user } = Route.useRouteContext();
  return (
    <AccountPage title={t("Security")}>
      <SecuritySections user={user} />
    </AccountPage>
  );
}
