import type { QueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import type { Me } from "../../../shared/auth/schema.ts";
import type { Category } from "../../../shared/categories/schema.ts";
import { dayInMilliseconds } from "../../../shared/dates.ts";
import type { FundList } from "../../../shared/funds/schema.ts";
import type { NavStatus } from "../../../shared/schemes/schema.ts";
import { readStored, writeStored } from "../../browser/storage.ts";
import { trpc, type ApiCache } from "../../api/trpc.ts";

/** What one user's pages need to be read without the server. Times are milliseconds since 1970. */
type Snapshot = {
  /** Of the contracts that its answers were given by. */
  version: string;
  savedAt: number;
  /** When the server gave the funds. */
  fundsAt: number;
  me: Me;
  funds: FundList;
  status: NavStatus;
  categories: Category[] | undefined;
};

/** The browser's cache holds more than its local storage, and never blocks the page. There is one entry. */
const cacheName = "fundbook-offline";
const entry = "/offline-snapshot";
/** The user that the server named last: nobody else's snapshot is shown. */
const ownerKey = "fundbook.offlineOwner";

/** As long as a session lasts without being used. */
const longestAge = 30 * dayInMilliseconds;

/** Where the page is not served securely there is no such cache, and nothing is saved. */
const isAvailable = "caches" in globalThis;

const meKey = getQueryKey(trpc.auth.me, undefined, "query");
const fundsKey = getQueryKey(trpc.funds.list, undefined, "query");

/** A page's answers come in bursts; they are saved this many milliseconds after the last. */
const saveDelay = 500;

/** Windows of the same browser: the one in which a session ends tells the others. */
const otherWindows = new BroadcastChannel("fundbook.offline-cache");

let work: Promise<unknown> = Promise.resolve();

/** One after the other, so that nothing is saved after it was cleared. Where the browser refuses, nothing happens. */
function enqueue<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  const result = work.then(act).catch(() => undefined);
  work = result;
  return result;
}

const deleteCache = () => enqueue(() => caches.delete(cacheName));

/** From now on saves the last answers about the signed-in user. */
export function startOfflineCache(queryClient: QueryClient, api: ApiCache): void {
  if (!isAvailable) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  otherWindows.addEventListener("message", () => {
    clearTimeout(timer);
    // What this window was about to save, or has just saved, belongs to the session that has ended.
    void deleteCache();
  });
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated") return;
    if (event.query === queryClient.getQueryCache().find({ queryKey: meKey })) noteOwner(api);
    // What a page has set by itself, as for a change that is on its way, is no answer.
    if (event.action.type !== "success" || event.action.manual) return;
    clearTimeout(timer);
    timer = setTimeout(() => void enqueue(() => save(queryClient, api)), saveDelay);
  });
}

/** As soon as the server names another user, or nobody, what was saved is deleted. */
function noteOwner(api: ApiCache): void {
  const me = api.auth.me.getData();
  if (me === undefined) return;
  const userId = me.user?.id ?? null;
  if (userId === readStored(ownerKey)) return;
  writeStored(ownerKey, userId);
  void deleteCache();
}

async function save(queryClient: QueryClient, api: ApiCache): Promise<void> {
  const me = api.auth.me.getData();
  const funds = api.funds.list.getData();
  const status = api.nav.status.getData();
  if (me?.user == null || funds === undefined || status === undefined) return;
  // Another window may have heard of another user, whose these answers may be.
  if (me.user.id !== readStored(ownerKey)) return;
  // A change on its way is in the list already; the answer that follows it is saved instead.
  if (queryClient.isMutating() > 0) return;
  const snapshot: Snapshot = {
    version: import.meta.env.CONTRACTS_VERSION,
    savedAt: Date.now(),
    fundsAt: queryClient.getQueryState(fundsKey)?.dataUpdatedAt ?? 0,
    me,
    funds,
    status,
    categories: api.categories.list.getData(),
  };
  const cache = await caches.open(cacheName);
  await cache.put(entry, Response.json(snapshot));
}

let restoredAt: number | undefined;

/** Whether an answer that was given then stands in for the server's. */
export const isRestored = (givenAt: number): boolean => givenAt === restoredAt;

/** Whether there is a snapshot to stand in for the server's answers. */
export const hasSnapshot = async (): Promise<boolean> => (await readSnapshot()) !== null;

/** The user's own snapshot of this release and the last 30 days; any other is deleted. */
async function readSnapshot(): Promise<Snapshot | null> {
  if (!isAvailable) return null;
  const snapshot = await enqueue(async () => {
    const response = await caches.match(entry, { cacheName });
    return (await response?.json()) as Snapshot | undefined;
  });
  if (snapshot !== undefined && isUsable(snapshot)) return snapshot;
  await deleteCache();
  return null;
}

function isUsable({ version, savedAt, me }: Snapshot): boolean {
  const age = Date.now() - savedAt;
  return (
    version === import.meta.env.CONTRACTS_VERSION &&
    me.user !== null &&
    me.user.id === readStored(ownerKey) &&
    // One from the future was saved by a clock that ran ahead.
    age < longestAge &&
    age > -dayInMilliseconds
  );
}

/**
 * Puts the saved answers where the server's would be, under the time that they were given at.
 * @returns whose they are, null where there are none
 */
export async function restoreSnapshot(api: ApiCache): Promise<Me | null> {
  const snapshot = await readSnapshot();
  if (snapshot === null) return null;
  const { me, funds, status, categories, fundsAt } = snapshot;
  restoredAt = fundsAt;
  const given = { updatedAt: fundsAt };
  api.funds.list.setData(undefined, funds, given);
  api.nav.status.setData(undefined, status, given);
  if (categories !== undefined) api.categories.list.setData(undefined, categories, given);
  api.auth.me.setData(undefined, me, given);
  // However young they are: the pages ask for newer ones, and say so where there are none.
  await api.funds.list.invalidate(undefined, { refetchType: "none" });
  await api.auth.me.invalidate(undefined, { refetchType: "none" });
  return me;
}

/** Leaves nothing of anybody on this device, whichever of its windows would save it. */
export async function clearOfflineCache(): Promise<void> {
  writeStored(ownerKey, null);
  if (!isAvailable) return;
  await deleteCache();
  // oxlint-disable-next-line require-post-message-target-origin -- a channel has one origin
  otherWindows.postMessage("clear");
}
