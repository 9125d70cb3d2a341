import { lazy, Suspense } from "react";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../components/page-head.ts";
import { AccountPage } from "../../../features/account/account-page.tsx";
import { DataSection } from "../../../features/account/data-section.tsx";
import { useMe } from "../../../features/auth/session/queries.ts";
import { OfflineCopies } from "../../../features/offline/offline-copies.tsx";
import { RecentlyDeleted } from "../../../features/removals/recently-deleted.tsx";
import { t } from "../../../language/text.ts";
import { pageLoaders } from "../../../start/page-loaders.ts";

const StatementsByMail = lazy(async () => ({
  default: (await import("../../../features/inbox/statements-by-mail.tsx")).StatementsByMail,
}));

export const Route = createFileRoute("/_signed-in/account/data")({
  head: () =>
    pageHead("Data", "Restore what you deleted, download your data, or delete your account."),
  loader: ({ context: { api }, location }) => void pageLoaders["/account/data"]({ api, location }),
  component: Data,
});

function Data() {
  const { user } = Route.useRouteContext();
  const { data: me } = useMe();
  return (
    <AccountPage title={t("Data")}>
      {me?.inboxEnabled === true && (
        <Suspense>
          <StatementsByMail />
        </Suspense>
      )}
      <RecentlyDeleted />
      <OfflineCopies />
      <DataSection user={user} />
    </AccountPage>
  );
}
