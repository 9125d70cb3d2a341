import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../../components/page-head.ts";
import { readHolderSearch } from "../../../../features/holders/holder-search.ts";
import { ReportPage } from "../../../../features/reports/report-page.tsx";
import { pageLoaders } from "../../../../start/page-loaders.ts";

export const Route = createFileRoute("/_signed-in/reports/month/$month")({
  head: () => pageHead("Report", "What a month or a financial year brought, to keep or to print."),
  validateSearch: readHolderSearch,
  loader: ({ context: { api }, location }) =>
    void pageLoaders["/reports/month/$month"]({ api, location }),
  component: ReportOfMonth,
});

function ReportOfMonth() {
  const { month } = Route.useParams();
  return <ReportPage kind="month" name={month} search={readHolderSearch(Route.useSearch())} />;
}
