import { createFileRoute } from "@tanstack/react-router";
import { AddFundPage } from "../../../features/funds/add/add-fund-page.tsx";
import { pageHead } from "../../../components/page-head.ts";

export const Route = createFileRoute("/_signed-in/funds/add-fund")({
  head: () => pageHead("Add Fund", "Record a fund that you hold: folio, scheme, amount and units."),
  // Awaited, so that the notice about sample NAVs does not appear late.
  loader: async ({ context: { api } }) => {
    void api.categories.list.prefetch();
    await api.nav.status.prefetch();
  },
  component: AddFund,
});

function AddFund() {
  const { user } = Route.useRouteContext();
  return <AddFundPage userId={user.id} />;
}
