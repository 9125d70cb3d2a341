import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../components/page-head.ts";
import { AddFundPage } from "../../../features/funds/add/add-fund-page.tsx";
import { pageLoaders } from "../../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/funds/add-fund")({
  head: () => pageHead("Add Fund", "Record a fund that you hold: folio, scheme, amount and units."),
  // Awaited, so that the notice about sample NAVs does not appear late.
  loader: async ({ context: { api }, location }) => {
    await pageLoaders["/funds/add-fund"]({ api, location });
  },
  component: AddFund,
});

function AddFund() {
  const { user } = Route.useRouteContext();
  return <AddFundPage userId={user.id} />;
}
