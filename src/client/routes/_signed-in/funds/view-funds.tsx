import { createFileRoute, redirect } from "@tanstack/react-router";
import { pageHead } from "../../../components/page-head.ts";
import { ViewFundsPage } from "../../../features/funds/view-funds-page.tsx";
import { readListSearch } from "../../../features/funds/list/list-search.ts";
import { rememberedHolder } from "../../../features/holders/holder-search.ts";
import { pageLoaders } from "../../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/funds/view-funds")({
  head: () => pageHead("View Funds", "Every fund you hold with its NAV, value, PnL and returns."),
  validateSearch: readListSearch,
  beforeLoad: ({ cause, search }) => {
    const remembered = rememberedHolder(cause, search);
    if (remembered === null) return;
    throw redirect({
      to: "/funds/view-funds",
      search: { ...search, ...remembered },
      replace: true,
    });
  },
  loader: ({ context: { api }, location }) =>
    void pageLoaders["/funds/view-funds"]({ api, location }),
  component: ViewFunds,
});

function ViewFunds() {
  // The router merges validated search parameters into the raw ones.
  const search = readListSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <ViewFundsPage
      search={search}
      onSearch={(next) =>
        // Typing adds no history entries.
        void navigate({ search: next, replace: next.query !== search.query, resetScroll: false })
      }
    />
  );
}
