import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../components/page-head.ts";
import { AccountPage } from "../../../features/account/account-page.tsx";
import { DataSection } from "../../../features/account/data-section.tsx";
import { OfflineCopies } from "../../../features/offline/offline-copies.tsx";
import { RecentlyDeleted } from "../../../features/removals/recently-deleted.tsx";
import { t } from "../../../language/text.ts";
import { pageLoaders } from "../../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/account/data")({
  head: () =>
    pageHead("Data", "Restore what you deleted, download your data, or delete your account."),
  loader: ({ context: { api }, location }) => void pageLoaders["/account/data"]({ api, location }),
  component: Data,
});

function Data() {
  const { user } = Route.useRouteContext();
  return (
    <AccountPage title={t("Data")}>
      <RecentlyDeleted />
      <OfflineCopies />
      <DataSection user={user} />
    </AccountPage>
  );
}
