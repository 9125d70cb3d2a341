import type { QueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import type { DirectPortfolio } from "../../../shared/direct/schema.ts";
import type { PortfolioHistory } from "../../../shared/history/schema.ts";
import type { GoalView } from "../../../shared/goals/schema.ts";
import type { TargetsView } from "../../../shared/targets/schema.ts";
import { me as owner } from "../../../shared/holders/holder.ts";
import type { TaxReport } from "../../../shared/tax/report/report-types.ts";
import { trpc, type ApiCache } from "../../api/trpc.ts";
import { isRestored, restoreQuery } from "./restore-query.ts";
import { isUsableCopy } from "./usable-copy.ts";
import { offlineCacheName } from "./view-context.ts";

type Scope = { holderId?: string };

/** One of the larger results, such as this year's tax or the chart: each is kept apart, with its own date. */
type Report = {
  version: string;
  savedAt: number;
  userId: string;
  scope: Scope;
  tax?: TaxReport | undefined;
  history?: PortfolioHistory | undefined;
  direct?: DirectPortfolio | undefined;
  goals?: GoalView[] | undefined;
  targets?: TargetsView | undefined;
};

const folder = "/offline-report/";

/** Characters. About 25 years of a chart; what is longer is not kept. */
const longest = 500_000;

/** When what is stored was given, by its address, so that nothing is stored twice. */
const stored = new Map<string, number>();

export async function keepReports(
  queryClient: QueryClient,
  api: ApiCache,
  userId: string,
): Promise<void> {
  for (const scope of scopesOf(api)) {
    const givenAt = (procedure: Parameters<typeof getQueryKey>[0]) =>
      queryClient.getQueryState(getQueryKey(procedure, scope, "query"))?.dataUpdatedAt;
    const { tax, portfolio, direct, goals, targets } = api;
    const of = { userId, scope };
    await keep("tax", givenAt(trpc.tax.report), { ...of, tax: tax.report.getData(scope) });
    await keep("history", givenAt(trpc.portfolio.history), {
      ...of,
      history: portfolio.history.getData(scope),
    });
    await keep("direct", givenAt(trpc.direct.portfolio), {
      ...of,
      direct: direct.portfolio.getData(scope),
    });
    await keep("goals", givenAt(trpc.goals.list), { ...of, goals: goals.list.getData(scope) });
    await keep("targets", givenAt(trpc.targets.get), {
      ...of,
      targets: targets.get.getData(scope),
    });
  }
}

const scopesOf = (api: ApiCache): Scope[] => [
  {},
  ...[owner, ...(api.holders.list.getData() ?? []).map(({ id }) => id)].map((holderId) => ({
    holderId,
  })),
];

async function keep(
  kind: "tax" | "history" | "direct" | "goals" | "targets",
  givenAt: number | undefined,
  report: Omit<Report, "version" | "savedAt">,
): Promise<void> {
  if (report[kind] === undefined || givenAt === undefined || isRestored(givenAt)) return;
  const address = `${folder}${kind}/${report.scope.holderId ?? ""}`;
  if (stored.get(address) === givenAt) return;
  const version = import.meta.env.CONTRACTS_VERSION;
  const text = JSON.stringify({ version, savedAt: givenAt, ...report } satisfies Report);
  const cache = await caches.open(offlineCacheName);
  if (text.length > longest) await cache.delete(address);
  else await cache.put(address, new Response(text));
  stored.set(address, givenAt);
}

export async function restoreReports(api: ApiCache): Promise<void> {
  const cache = await caches.open(offlineCacheName);
  const kept = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folder));
  await Promise.all(
    kept.map(async (request) => {
      const response = await cache.match(request);
      const report = (await response?.json()) as Report | undefined;
      if (report === undefined || !isUsableCopy(report)) return;
      const { scope, tax, history, direct, goals, targets, savedAt } = report;
      await restoreQuery(api.tax.report, scope, tax, savedAt);
      await restoreQuery(api.portfolio.history, scope, history, savedAt);
      await restoreQuery(api.direct.portfolio, scope, direct, savedAt);
      await restoreQuery(api.goals.list, scope, goals, savedAt);
      await restoreQuery(api.targets.get, scope, targets, savedAt);
    }),
  );
}
