import { createFileRoute, redirect } from "@tanstack/react-router";
import { pageHead } from "../../components/page-head.ts";
import { rememberedHolder } from "../../features/holders/holder-search.ts";
import { GoalsPage } from "../../features/goals/page/goals-page.tsx";
import { readGoalsSearch } from "../../features/goals/page/goals-search.ts";
import { pageLoaders } from "../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/goals")({
  head: () => pageHead("Goals", "What you save for, and whether it will be enough."),
  validateSearch: readGoalsSearch,
  beforeLoad: ({ cause, search }) => {
    const remembered = search.goal === undefined ? rememberedHolder(cause, search) : null;
    if (remembered !== null) throw redirect({ to: "/goals", search: remembered, replace: true });
  },
  loader: ({ context: { api }, location }) => void pageLoaders["/goals"]({ api, location }),
  component: Goals,
});

function Goals() {
  const navigate = Route.useNavigate();
  return (
    <GoalsPage
      search={readGoalsSearch(Route.useSearch())}
      onHolder={(holder) =>
        void navigate({ search: holder === undefined ? {} : { holder }, resetScroll: false })
      }
    />
  );
}
