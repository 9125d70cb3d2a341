import type { QueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import type { Me } from "../../../shared/auth/schema.ts";
import type { Category } from "../../../shared/categories/schema.ts";
import type { FundList } from "../../../shared/funds/schema.ts";
import type { NavStatus } from "../../../shared/nav/schema.ts";
import { trpc, type ApiCache } from "../../trpc.ts";

/** What one user's pages need to be read without the server, and when the server gave it. */
type KeptAnswers = {
  me: Me;
  funds: FundList;
  status: NavStatus;
  categories: Category[] | undefined;
  /** When the funds were given; milliseconds since 1970. */
  at: number;
};

/** The browser's own cache holds more than its local storage, and never blocks the page. There is one entry. */
const cacheName = "fundbook-last-answers";
const entry = "/last-answers";

/** Where the page is not served securely there is no such cache, and nothing is kept. */
const canKeep = "caches" in globalThis;

const fundsKey = getQueryKey(trpc.funds.list, undefined, "query");

/** A page answers in bursts; what is kept follows them this many milliseconds behind. */
const pause = 500;

/** Windows of the same browser: the one in which a session ends tells the others. */
const otherWindows = new BroadcastChannel("fundbook.last-answers");

let work: Promise<unknown> = Promise.resolve();

/** One after the other, so that what is forgotten stays so. Without room, or leave to keep anything, nothing happens. */
function inTurn<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  const result = work.then(act).catch(() => undefined);
  work = result;
  return result;
}

/** From now on keeps the last answers about the signed-in user, for when there are no newer ones. */
export function keepAnswers(queryClient: QueryClient, api: ApiCache): void {
  if (!canKeep) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  otherWindows.addEventListener("message", () => {
    clearTimeout(timer);
    // What this one was about to keep, or had just kept, is of the session that has ended.
    void inTurn(() => caches.delete(cacheName));
  });
  queryClient.getQueryCache().subscribe((event) => {
    // What a page has set by itself, as for a change that is on its way, is no answer.
    const isAnswer =
      event.type === "updated" && event.action.type === "success" && !event.action.manual;
    if (!isAnswer) return;
    clearTimeout(timer);
    timer = setTimeout(() => void inTurn(() => keep(queryClient, api)), pause);
  });
}

async function keep(queryClient: QueryClient, api: ApiCache): Promise<void> {
  const me = api.auth.me.getData();
  // A session may end without anybody signing out.
  if (me?.user === null) await caches.delete(cacheName);
  const funds = api.funds.list.getData();
  const status = api.nav.status.getData();
  // A change on its way is in the list already; the answer that follows it is kept instead.
  if (me?.user == null || funds === undefined || status === undefined) return;
  if (queryClient.isMutating() > 0) return;
  const answers: KeptAnswers = {
    me,
    funds,
    status,
    categories: api.categories.list.getData(),
    at: queryClient.getQueryState(fundsKey)?.dataUpdatedAt ?? 0,
  };
  const cache = await caches.open(cacheName);
  await cache.put(entry, Response.json(answers));
}

let recalledAt: number | undefined;

/** Whether an answer that was given then stands in for the server's. */
export const isRecalled = (givenAt: number): boolean => givenAt === recalledAt;

/** Whether there are answers to stand in for the server's. */
export async function hasKeptAnswers(): Promise<boolean> {
  return canKeep && (await inTurn(() => caches.match(entry, { cacheName }))) !== undefined;
}

/**
 * Puts the kept answers where the server's would be, under the time that they were given at.
 * @returns whose they are, null where none are kept
 */
export async function recallAnswers(api: ApiCache): Promise<Me | null> {
  if (!canKeep) return null;
  const response = await inTurn(() => caches.match(entry, { cacheName }));
  if (response === undefined) return null;
  const { me, funds, status, categories, at }: KeptAnswers = await response.json();
  recalledAt = at;
  const given = { updatedAt: at };
  api.funds.list.setData(undefined, funds, given);
  api.nav.status.setData(undefined, status, given);
  if (categories !== undefined) api.categories.list.setData(undefined, categories, given);
  api.auth.me.setData(undefined, me, given);
  // However young they are: the pages ask for newer ones, and say so where there are none.
  await api.funds.list.invalidate(undefined, { refetchType: "none" });
  await api.auth.me.invalidate(undefined, { refetchType: "none" });
  return me;
}

/** Leaves nothing of anybody on this device, whichever of its windows would keep it. */
export async function forgetAnswers(): Promise<void> {
  if (!canKeep) return;
  await inTurn(() => caches.delete(cacheName));
  // oxlint-disable-next-line require-post-message-target-origin -- a channel has one origin
  otherWindows.postMessage("forget");
}
