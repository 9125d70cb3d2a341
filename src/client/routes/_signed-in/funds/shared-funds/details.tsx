import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../../components/page-head.ts";
import { readListSearch } from "../../../../features/funds/list/list-search.ts";
import { useSelectedSender } from "../../../../features/sharing/selected-sender.ts";
import { NoSenderPage, SenderFundsPage } from "../../../../features/sharing/sender-funds-page.tsx";
import { pageLoaders } from "../../../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/funds/shared-funds/details")({
  head: () => pageHead("Shared Funds", "A person's funds, shared with you read-only."),
  validateSearch: readListSearch,
  loader: ({ context: { api }, location }) =>
    void pageLoaders["/funds/shared-funds/details"]({ api, location }),
  component: SenderFunds,
});

function SenderFunds() {
  // The router merges validated search parameters into the raw ones.
  const search = readListSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const sender = useSelectedSender();
  if (sender === null) return <NoSenderPage />;
  return (
    <SenderFundsPage
      key={sender.senderId}
      {...sender}
      search={search}
      onSearch={(next) =>
        // Typing adds no history entries; the state keeps the sender.
        void navigate({
          search: next,
          state: true,
          replace: next.query !== search.query,
          resetScroll: false,
        })
      }
    />
  );
}
