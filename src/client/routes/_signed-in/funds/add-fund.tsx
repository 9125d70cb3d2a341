import { createFileRoute } from "@tanstack/react-router";
import { AddFundPage } from "../../../features/funds/add/add-fund-page.tsx";
import { schemeListQuery } from "../../../features/nav/scheme-list.ts";
import { pageHead } from "../../../page-head.ts";

export const Route = createFileRoute("/_signed-in/funds/add-fund")({
  head: () => pageHead("Add Fund", "Record a fund that you hold: folio, scheme, amount and units."),
  // The notice about sample NAVs is there from the start or not at all; the list may come while the form is filled in.
  loader: async ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(schemeListQuery);
    void api.categories.list.prefetch();
    await api.nav.status.prefetch();
  },
  component: AddFundPage,
});
