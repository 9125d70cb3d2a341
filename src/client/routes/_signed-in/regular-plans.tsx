import { createFileRoute, redirect } from "@tanstack/react-router";
import { pageHead } from "../../components/page-head.ts";
import { rememberedHolder } from "../../features/holders/holder-search.ts";
import { RegularPlansPage } from "../../features/direct/regular-plans-page.tsx";
import { readDirectSearch } from "../../features/direct/direct-search.ts";
import { pageLoaders } from "../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/regular-plans")({
  head: () => pageHead("Regular plans", "What your regular plans cost, and when a switch pays."),
  validateSearch: readDirectSearch,
  beforeLoad: ({ cause, search }) => {
    const remembered = search.fund === undefined ? rememberedHolder(cause, search) : null;
    if (remembered !== null)
      throw redirect({ to: "/regular-plans", search: remembered, replace: true });
  },
  loader: ({ context: { api }, location }) => void pageLoaders["/regular-plans"]({ api, location }),
  component: RegularPlans,
});

function RegularPlans() {
  const navigate = Route.useNavigate();
  return (
    <RegularPlansPage
      search={readDirectSearch(Route.useSearch())}
      onHolder={(holder) =>
        void navigate({ search: holder === undefined ? {} : { holder }, resetScroll: false })
      }
    />
  );
}
