import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../components/page-head.ts";
import { readTaxSearch } from "../../../features/tax/tax-search.ts";
import { TaxPage } from "../../../features/tax/tax-page.tsx";
import { pageLoaders } from "../../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/tax/$year")({
  head: () =>
    pageHead("Tax", "What you sold in a financial year, lot by lot, and what it comes to."),
  validateSearch: readTaxSearch,
  loader: ({ context: { api }, location }) => void pageLoaders["/tax/$year"]({ api, location }),
  component: TaxOfYear,
});

function TaxOfYear() {
  const { year } = Route.useParams();
  const { holder, fund } = readTaxSearch(Route.useSearch());
  return <TaxPage year={year} holder={holder} fund={fund} />;
}
