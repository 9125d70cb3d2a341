import { openTabChannel } from "../../browser/tab-channel.ts";
import type { QueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import type { Me } from "../../../shared/auth/schema.ts";
import type { Category } from "../../../shared/funds/categories/schema.ts";
import type { FundList } from "../../../shared/funds/schema.ts";
import { me as owner, type Holder } from "../../../shared/holders/holder.ts";
import type { PortfolioPerformance } from "../../../shared/portfolio/schema.ts";
import type { NavStatus } from "../../../shared/schemes/schema.ts";
import type { Sip } from "../../../shared/sips/schema.ts";
import { lastViewKey, offlineCacheName, offlineOwnerKey } from "./view-context.ts";
import { trpc, type ApiCache } from "../../api/trpc.ts";
import { restoreQuery } from "./restore-query.ts";
import { isUsableCopy } from "./usable-copy.ts";
import { readStored, writeStored } from "../../browser/storage.ts";

/** Loaded late: sign-in pages have no reports. */
const loadReports = () => import("./offline-reports.ts");

/** The last results about one user. Times are milliseconds since 1970. */
type Snapshot = {
  version: string;
  savedAt: number;
  fundsAt: number;
  me: Me;
  funds: FundList;
  status: NavStatus;
  categories: Category[] | undefined;
  performance: PortfolioPerformance | undefined;
  sips: Sip[] | undefined;
  /** Missing in snapshots of clients before people were known. */
  holders?: Holder[] | undefined;
  /** Of the people who were chosen; also missing in those snapshots. */
  holderPerformances?: readonly HolderPerformance[];
};

type HolderPerformance = { holderId: string; performance: PortfolioPerformance };

const entry = "/offline-snapshot";

/** Cache Storage needs a secure context; without one nothing is saved. */
const isAvailable = "caches" in globalThis;

const meKey = getQueryKey(trpc.auth.me, undefined, "query");
const fundsKey = getQueryKey(trpc.funds.list, undefined, "query");

/** Milliseconds. A page's results arrive in bursts. */
const saveDelay = 500;

const otherTabs = openTabChannel("fundbook.offline-cache");

let work: Promise<unknown> = Promise.resolve();

/** In order, so that nothing is saved after it was cleared. The cache is optional: failures are ignored. */
function enqueue<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  const result = work.then(act).catch(() => undefined);
  work = result;
  return result;
}

function deleteCache(): Promise<boolean | undefined> {
  writeStored(lastViewKey, null);
  return enqueue(() => caches.delete(offlineCacheName));
}

export function startOfflineCache(queryClient: QueryClient, api: ApiCache): void {
  if (!isAvailable) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  otherTabs.onMessage(() => {
    clearTimeout(timer);
    // Also drops what this tab was about to save.
    void deleteCache();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") keepView();
  });
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated") return;
    const { action, query } = event;
    if ("error" in action && query.state.data === undefined) {
      void enqueue(async () =>
        (await loadReports()).restoreReport(queryClient, query, action.error),
      );
    }
    if (query === queryClient.getQueryCache().find({ queryKey: meKey })) updateOwner(api);
    // Data set by the client, such as an optimistic update, is no result of the server.
    if (action.type !== "success" || action.manual) return;
    isServerFailing = false;
    clearTimeout(timer);
    timer = setTimeout(() => void enqueue(() => save(queryClient, api)), saveDelay);
  });
}

/** Deletes the snapshot as soon as the server names another user or nobody. */
function updateOwner(api: ApiCache): void {
  const me = api.auth.me.getData();
  if (me === undefined) return;
  const userId = me.user?.id ?? null;
  if (userId === readStored(offlineOwnerKey)) return;
  writeStored(offlineOwnerKey, userId);
  void deleteCache();
}

async function save(queryClient: QueryClient, api: ApiCache): Promise<void> {
  const me = api.auth.me.getData();
  // Another tab may have signed in somebody else.
  if (me?.user == null || me.user.id !== readStored(offlineOwnerKey)) return;
  // The results may hold an unconfirmed change; the next ones are saved instead.
  if (queryClient.isMutating() > 0) return;
  const { keepReports } = await loadReports();
  await keepReports(queryClient, me.user.id);
  const funds = api.funds.list.getData();
  const status = api.nav.status.getData();
  if (funds === undefined || status === undefined) return;
  const snapshot: Snapshot = {
    version: import.meta.env.CONTRACTS_VERSION,
    savedAt: Date.now(),
    fundsAt: queryClient.getQueryState(fundsKey)?.dataUpdatedAt ?? 0,
    me,
    funds,
    status,
    categories: api.categories.list.getData(),
    performance: api.portfolio.performance.getData({}),
    holderPerformances: holderPerformances(api),
    sips: api.sips.list.getData({}),
    holders: api.holders.list.getData(),
  };
  const cache = await caches.open(offlineCacheName);
  await cache.put(entry, Response.json(snapshot));
  const { fundsAt } = snapshot;
  const userId = me.user.id;
  keepView = () => void enqueue(() => keepLastView(userId, fundsAt));
  // After the page has drawn what came.
  setTimeout(keepView, saveDelay);
}

let keepView = () => {};

async function keepLastView(userId: string, fundsAt: number): Promise<void> {
  const keeping = await import("./keep-last-view.ts");
  await keeping.keepLastView(userId, fundsAt);
}

const holderPerformances = (api: ApiCache): HolderPerformance[] =>
  [owner, ...(api.holders.list.getData() ?? []).map(({ id }) => id)].flatMap((holderId) => {
    const performance = api.portfolio.performance.getData({ holderId });
    return performance === undefined ? [] : [{ holderId, performance }];
  });

let isServerFailing = false;

/** Whether results were restored because the server failed, and it has not answered since. */
export const isRestoredFromFailure = (): boolean => isServerFailing;

export const hasSnapshot = async (): Promise<boolean> => (await readSnapshot()) !== null;

async function readSnapshot(): Promise<Snapshot | null> {
  if (!isAvailable) return null;
  const snapshot = await enqueue(async () => {
    const response = await caches.match(entry, { cacheName: offlineCacheName });
    return (await response?.json()) as Snapshot | undefined;
  });
  // A page may have kept a report before there is a snapshot.
  if (snapshot === undefined) return null;
  if (isUsableCopy({ ...snapshot, userId: snapshot.me.user?.id })) return snapshot;
  await deleteCache();
  return null;
}

/**
 * Puts the snapshot into the query cache with its own dates.
 * @param isFailing whether the server failed, or has only not answered yet
 * @returns null without a snapshot
 */
export async function restoreSnapshot(
  { api, queryClient }: { api: ApiCache; queryClient: QueryClient },
  { isFailing }: { isFailing: boolean },
): Promise<Me | null> {
  const snapshot = await readSnapshot();
  // The server may have answered meanwhile.
  const current = api.auth.me.getData();
  if (current !== undefined || snapshot === null) return current ?? null;
  const { me, funds, status, categories, performance, sips, holders = [], fundsAt } = snapshot;
  isServerFailing = isFailing;
  await Promise.all([
    restoreQuery(api.funds.list, undefined, funds, fundsAt),
    restoreQuery(api.nav.status, undefined, status, fundsAt),
    restoreQuery(api.categories.list, undefined, categories, fundsAt),
    restoreQuery(api.portfolio.performance, {}, performance, fundsAt),
    ...(snapshot.holderPerformances ?? []).map((of) =>
      restoreQuery(api.portfolio.performance, { holderId: of.holderId }, of.performance, fundsAt),
    ),
    restoreQuery(api.sips.list, {}, sips, fundsAt),
    restoreQuery(api.holders.list, undefined, holders, fundsAt),
    restoreQuery(api.auth.me, undefined, me, fundsAt),
    enqueue(async () => (await loadReports()).restoreMainReports(queryClient)),
  ]);
  return me;
}

export async function clearOfflineCache(): Promise<void> {
  writeStored(offlineOwnerKey, null);
  if (!isAvailable) return;
  await deleteCache();
  otherTabs.post("clear");
}
