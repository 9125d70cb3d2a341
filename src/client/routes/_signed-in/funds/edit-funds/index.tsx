import { createFileRoute } from "@tanstack/react-router";
import { EditFundsPage } from "../../../../features/funds/edit/edit-funds-page.tsx";
import { readListSearch } from "../../../../features/holdings/list/list-search.ts";
import { prefetchHoldings } from "../../../../features/holdings/queries.ts";
import { pageHead } from "../../../../components/page-head.ts";

export const Route = createFileRoute("/_signed-in/funds/edit-funds/")({
  head: () => pageHead("Edit Funds", "Change or delete a fund that you have recorded."),
  validateSearch: readListSearch,
  loader: ({ context }) => prefetchHoldings(context.api),
  component: EditFunds,
});

function EditFunds() {
  const { user } = Route.useRouteContext();
  // The router lays what was taken over the address as it was, where the rest still is.
  const search = readListSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <EditFundsPage
      user={user}
      search={search}
      onSearch={(next) =>
        // Each key of a search is not a step that Back should take.
        void navigate({ search: next, replace: next.query !== search.query, resetScroll: false })
      }
    />
  );
}
