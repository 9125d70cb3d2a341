import { createFileRoute, redirect } from "@tanstack/react-router";
import { pageHead } from "../../../../components/page-head.ts";
import { EditFundsPage } from "../../../../features/funds/edit/edit-funds-page.tsx";
import { readListSearch } from "../../../../features/funds/list/list-search.ts";
import { rememberedHolder } from "../../../../features/holders/holder-search.ts";
import { pageLoaders } from "../../../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/funds/edit-funds/")({
  head: () => pageHead("Edit Funds", "Change or delete a fund that you have recorded."),
  validateSearch: readListSearch,
  beforeLoad: ({ cause, search }) => {
    const remembered = rememberedHolder(cause, search);
    if (remembered === null) return;
    throw redirect({
      to: "/funds/edit-funds",
      search: { ...search, ...remembered },
      replace: true,
    });
  },
  loader: ({ context: { api }, location }) =>
    void pageLoaders["/funds/edit-funds"]({ api, location }),
  component: EditFunds,
});

function EditFunds() {
  const { user } = Route.useRouteContext();
  // The router merges validated search parameters into the raw ones.
  const search = readListSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <EditFundsPage
      user={user}
      search={search}
      onSearch={(next) =>
        // Typing adds no history entries.
        void navigate({ search: next, replace: next.query !== search.query, resetScroll: false })
      }
    />
  );
}
