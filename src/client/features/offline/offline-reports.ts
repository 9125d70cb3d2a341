import { hashKey, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { isTransient } from "../../api/failure.ts";
import { isRestored, restoreQuery } from "./restore-query.ts";
import { isUsableCopy } from "./usable-copy.ts";
import { offlineCacheName } from "./view-context.ts";

/** A result that a page has shown, such as the chart or a fund's transactions: each is kept apart, with its own date. */
type Report = {
  version: string;
  savedAt: number;
  userId: string;
  queryKey: QueryKey;
  data: unknown;
};

/** Restored before the first page is drawn, for the portfolio and each person. */
const mainReports = [
  "tax.report",
  "portfolio.history",
  "direct.portfolio",
  "goals.list",
  "targets.get",
];

/** Restored when a page asks for them in vain. So is a main report of one fund. */
const pageReports = [
  "imports.ledgers",
  "portfolio.fund",
  "transactions.list",
  "transactions.pages",
  "direct.fund",
  "nav-history",
  "tax.sales",
  "tax.sellable",
  "tax.harvest",
  "tax.lots",
];

const kinds = new Set([...mainReports, ...pageReports]);

const folder = "/offline-report/";

/** Characters. About 25 years of a chart; what is longer is not kept. */
const longest = 500_000;

/** The newest are kept: about twenty funds' pages. */
const mostReports = 100;

/** When the result that is stored at each address was received: none is stored twice. */
const stored = new Map<string, number>();

const kindOf = ([path]: QueryKey): string => (Array.isArray(path) ? path.join(".") : String(path));

const addressOf = (queryKey: QueryKey): string =>
  `${folder}${kindOf(queryKey)}/${encodeURIComponent(hashKey(queryKey.slice(1)))}`;

export async function keepReports(queryClient: QueryClient, userId: string): Promise<void> {
  const cache = await caches.open(offlineCacheName);
  const results = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => kinds.has(kindOf(queryKey)) });
  for (const { queryKey, state } of results) {
    const { data, dataUpdatedAt: savedAt } = state;
    const address = addressOf(queryKey);
    if (data == null || isRestored(savedAt) || stored.get(address) === savedAt) continue;
    const version = import.meta.env.CONTRACTS_VERSION;
    const text = JSON.stringify({ version, savedAt, userId, queryKey, data } satisfies Report);
    // Deleted first, so that the oldest stay first in the cache.
    await cache.delete(address);
    if (text.length <= longest) await cache.put(address, new Response(text));
    stored.set(address, savedAt);
  }
  const reports = await reportsIn(cache);
  await Promise.all(reports.slice(0, -mostReports).map((oldest) => cache.delete(oldest)));
}

const reportsIn = async (cache: Cache): Promise<Request[]> =>
  (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folder));

export async function restoreMainReports(queryClient: QueryClient): Promise<void> {
  const cache = await caches.open(offlineCacheName);
  const isMain = ({ url }: Request): boolean =>
    !url.includes("fundId") && mainReports.some((kind) => url.includes(`${folder}${kind}/`));
  const kept = (await reportsIn(cache)).filter(isMain);
  await Promise.all(kept.map((request) => restore(queryClient, cache, request)));
}

/** Restores what a page has asked for in vain, if an earlier visit has kept it. */
export async function restoreReport(
  queryClient: QueryClient,
  { queryKey }: Query,
  error: unknown,
): Promise<void> {
  if (!isTransient(error) || !kinds.has(kindOf(queryKey))) return;
  const cache = await caches.open(offlineCacheName);
  await restore(queryClient, cache, addressOf(queryKey));
}

async function restore(
  queryClient: QueryClient,
  cache: Cache,
  address: Request | string,
): Promise<void> {
  const response = await cache.match(address);
  const report = (await response?.json()) as Report | undefined;
  if (report === undefined || !isUsableCopy(report)) return;
  await restoreQuery(cachedQueries(queryClient), report.queryKey, report.data, report.savedAt);
}

const cachedQueries = (queryClient: QueryClient) => ({
  getData: (queryKey: QueryKey) => queryClient.getQueryData(queryKey),
  setData: (queryKey: QueryKey, data: unknown, options: { updatedAt: number }) =>
    queryClient.setQueryData(queryKey, data, options),
  invalidate: (queryKey: QueryKey, options: { refetchType: "none" }) =>
    queryClient.invalidateQueries({ queryKey, exact: true, ...options }),
});
