import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../components/page-head.ts";
import { ComparePage } from "../../features/compare/compare-page.tsx";
import { readCompareSearch } from "../../features/compare/compare-search.ts";
import { pageLoaders } from "../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/compare")({
  head: () =>
    pageHead("Compare schemes", "How up to five schemes did, held or not, and your watch list."),
  validateSearch: readCompareSearch,
  loader: ({ context: { api }, location }) => void pageLoaders["/compare"]({ api, location }),
  component: Compare,
});

function Compare() {
  return <ComparePage search={readCompareSearch(Route.useSearch())} />;
}
