import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../../components/page-head.ts";
import { EditFundPage } from "../../../../features/funds/edit/edit-fund-page.tsx";
import { pageLoaders } from "../../../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/funds/edit-funds/$fundId")({
  head: () => pageHead("Edit Fund", "Change a fund's folio, scheme, category, amount or units."),
  loader: ({ context: { api }, location }) =>
    void pageLoaders["/funds/edit-funds/$fundId"]({ api, location }),
  component: EditFund,
});

function EditFund() {
  const { user } = Route.useRouteContext();
  const { fundId } = Route.useParams();
  return <EditFundPage key={fundId} user={user} fundId={fundId} />;
}
