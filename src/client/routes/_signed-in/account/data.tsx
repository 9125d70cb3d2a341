import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../components/page-head.ts";
import { AccountPage } from "../../../features/account/account-page.tsx";
import { DataSection } from "../../../features/account/data-section.tsx";
import { RecentlyDeleted } from "../../../features/removals/recently-deleted.tsx";
import { t } from "../../../language/text.ts";

export const Route = createFileRoute("/_signed-in/account/data")({
  head: () =>
    pageHead("Data", "Restore what you deleted, download your data, or delete your account."),
  component: Data,
});

function Data() {
  const { user } = Route.useRouteContext();
  return (
    <AccountPage title={t("Data")}>
      <RecentlyDeleted />
      <DataSection user={user} />
    </AccountPage>
  );
}
