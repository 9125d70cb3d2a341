import { createFileRoute, redirect } from "@tanstack/react-router";
import { pageHead } from "../../../components/page-head.ts";
import { FundsHub } from "../../../features/funds/funds-hub.tsx";
import { readListSearch } from "../../../features/funds/list/list-search.ts";
import { rememberedHolder } from "../../../features/holders/holder-search.ts";
import { pageLoaders } from "../../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/funds/")({
  head: () =>
    pageHead("Manage Funds", "View, edit and delete the funds you hold, and add new ones."),
  validateSearch: readListSearch,
  beforeLoad: ({ cause, search }) => {
    const remembered = rememberedHolder(cause, search);
    if (remembered === null) return;
    throw redirect({ to: "/funds", search: { ...search, ...remembered }, replace: true });
  },
  loader: ({ context: { api }, location }) => void pageLoaders["/funds"]({ api, location }),
  component: ManageFunds,
});

function ManageFunds() {
  // The router merges validated search parameters into the raw ones.
  const search = readListSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <FundsHub
      search={search}
      onSearch={(next) =>
        // Typing adds no history entries.
        void navigate({ search: next, replace: next.query !== search.query, resetScroll: false })
      }
    />
  );
}
