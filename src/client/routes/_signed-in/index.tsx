import { createFileRoute } from "@tanstack/react-router";
import { prefetchHoldings } from "../../features/holdings/queries.ts";
import { OverviewPage } from "../../features/overview/overview-page.tsx";
import { pageHead } from "../../components/page-head.ts";

export const Route = createFileRoute("/_signed-in/")({
  head: () =>
    pageHead("Portfolio Overview", "What your funds cost, what they are worth, and their returns."),
  loader: ({ context }) => prefetchHoldings(context.api),
  component: Overview,
});

function Overview() {
  const { user } = Route.useRouteContext();
  return <OverviewPage excludedCategories={user.excludedCategories} />;
}
