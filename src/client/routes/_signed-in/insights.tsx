import { createFileRoute, redirect } from "@tanstack/react-router";
import { pageHead } from "../../components/page-head.ts";
import { rememberedHolder } from "../../features/holders/holder-search.ts";
import { InsightsPage } from "../../features/insights/insights-page.tsx";
import { readInsightsSearch } from "../../features/insights/insights-search.ts";
import { pageLoaders } from "../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/insights")({
  head: () => pageHead("Insights", "What your regular plans cost, and when a switch pays."),
  validateSearch: readInsightsSearch,
  beforeLoad: ({ cause, search }) => {
    const remembered = search.fund === undefined ? rememberedHolder(cause, search) : null;
    if (remembered !== null) throw redirect({ to: "/insights", search: remembered, replace: true });
  },
  loader: ({ context: { api }, location }) => void pageLoaders["/insights"]({ api, location }),
  component: Insights,
});

function Insights() {
  const navigate = Route.useNavigate();
  return (
    <InsightsPage
      search={readInsightsSearch(Route.useSearch())}
      onHolder={(holder) =>
        void navigate({ search: holder === undefined ? {} : { holder }, resetScroll: false })
      }
    />
  );
}
