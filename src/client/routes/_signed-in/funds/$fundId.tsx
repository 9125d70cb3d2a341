import { createFileRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { pageHead } from "../../../components/page-head.ts";
import { FundPage } from "../../../features/transactions/fund-page/fund-page.tsx";
import { readTransactionSearch } from "../../../features/transactions/fund-page/transaction-search.ts";
import { pageLoaders } from "../../../start/page-loaders.ts";

const FundChanges = lazy(async () => ({
  default: (await import("../../../features/funds/edit/fund-changes.tsx")).FundChanges,
}));

const CompareMenuItems = lazy(async () => ({
  default: (await import("../../../features/compare/compare-menu-items.tsx")).CompareMenuItems,
}));

export const Route = createFileRoute("/_signed-in/funds/$fundId")({
  head: () => pageHead("Fund", "A fund's value, returns, transactions and SIPs."),
  loader: ({ context: { api }, location }) => void pageLoaders["/funds/$fundId"]({ api, location }),
  validateSearch: readTransactionSearch,
  component: Fund,
});

function Fund() {
  const { user } = Route.useRouteContext();
  const { fundId } = Route.useParams();
  return (
    <FundPage
      key={fundId}
      userId={user.id}
      fundId={fundId}
      renderChanges={(fund) => (
        <>
          {fund.amfiCode !== null && <CompareMenuItems code={fund.amfiCode} />}
          <FundChanges userId={user.id} fund={fund} />
        </>
      )}
    />
  );
}
