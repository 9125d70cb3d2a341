import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../components/page-head.ts";
import { readTaxSearch } from "../../../features/tax/tax-search.ts";
import { SellPage } from "../../../features/tax/selling/sell-page.tsx";
import { pageLoaders } from "../../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/tax/sell")({
  head: () =>
    pageHead(
      "Before selling",
      "What you can sell, what it would bring, and what fits the exemption.",
    ),
  validateSearch: readTaxSearch,
  loader: ({ context: { api }, location }) => void pageLoaders["/tax/sell"]({ api, location }),
  component: BeforeSelling,
});

function BeforeSelling() {
  const { holder, fund, units } = readTaxSearch(Route.useSearch());
  return <SellPage holder={holder} fund={fund} units={units} />;
}
