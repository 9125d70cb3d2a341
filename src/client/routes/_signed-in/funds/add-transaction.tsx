import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../components/page-head.ts";
import { AddTransactionPage } from "../../../features/transactions/add-transaction-page.tsx";
import { pageLoaders } from "../../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/funds/add-transaction")({
  head: () => pageHead("Add transaction", "Record a purchase, redemption or other transaction."),
  loader: ({ context: { api }, location }) =>
    void pageLoaders["/funds/add-transaction"]({ api, location }),
  component: AddTransaction,
});

function AddTransaction() {
  const { user } = Route.useRouteContext();
  return <AddTransactionPage userId={user.id} />;
}
