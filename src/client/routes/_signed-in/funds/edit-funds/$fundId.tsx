import { createFileRoute } from "@tanstack/react-router";
import { EditFundPage } from "../../../../features/funds/edit/edit-fund-page.tsx";
import { prefetchHoldings } from "../../../../features/holdings/queries.ts";
import { pageHead } from "../../../../components/page-head.ts";

export const Route = createFileRoute("/_signed-in/funds/edit-funds/$fundId")({
  head: () => pageHead("Edit Fund", "Change a fund's folio, scheme, category, amount or units."),
  loader: ({ context: { api } }) => {
    void api.categories.list.prefetch();
    prefetchHoldings(api);
  },
  component: EditFund,
});

function EditFund() {
  const { user } = Route.useRouteContext();
  const { fundId } = Route.useParams();
  return <EditFundPage key={fundId} user={user} fundId={fundId} />;
}
