import { createFileRoute, redirect } from "@tanstack/react-router";
import { pageHead } from "../../components/page-head.ts";
import { readHolderSearch, rememberedHolder } from "../../features/holders/holder-search.ts";
import { TargetsPage } from "../../features/targets/targets-page.tsx";
import { pageLoaders } from "../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/targets")({
  head: () =>
    pageHead("Targets", "What you hold beside the mix that you want, and where new money goes."),
  validateSearch: readHolderSearch,
  beforeLoad: ({ cause, search }) => {
    const remembered = rememberedHolder(cause, search);
    if (remembered !== null) throw redirect({ to: "/targets", search: remembered, replace: true });
  },
  loader: ({ context: { api }, location }) => void pageLoaders["/targets"]({ api, location }),
  component: Targets,
});

function Targets() {
  const navigate = Route.useNavigate();
  return (
    <TargetsPage
      search={readHolderSearch(Route.useSearch())}
      onHolder={(holder) =>
        void navigate({ search: holder === undefined ? {} : { holder }, resetScroll: false })
      }
    />
  );
}
