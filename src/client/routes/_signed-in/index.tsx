import { createFileRoute, redirect } from "@tanstack/react-router";
import { pageHead } from "../../components/page-head.ts";
import { readHolderSearch, rememberedHolder } from "../../features/holders/holder-search.ts";
import { OverviewPage } from "../../features/overview/overview-page.tsx";
import { DemoNotice } from "../../features/auth/session/demo-notice.tsx";
import { pageLoaders } from "../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/")({
  head: () =>
    pageHead("Portfolio Overview", "What your funds cost, what they are worth, and their returns."),
  validateSearch: readHolderSearch,
  beforeLoad: ({ cause, search }) => {
    const remembered = rememberedHolder(cause, search);
    if (remembered !== null) throw redirect({ to: "/", search: remembered, replace: true });
  },
  loader: ({ context: { api }, location }) => void pageLoaders["/"]({ api, location }),
  component: Overview,
});

function Overview() {
  const { user } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <>
      <DemoNotice user={user} />
      <OverviewPage
        excludedCategories={user.excludedCategories}
        search={readHolderSearch(Route.useSearch())}
        onHolder={(holder) =>
          void navigate({ search: holder === undefined ? {} : { holder }, resetScroll: false })
        }
      />
    </>
  );
}
