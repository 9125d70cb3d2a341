import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { getMutationKey, getQueryKey } from "@trpc/react-query";
import type { Me, User } from "../../../../shared/auth/schema.ts";
import { isTransient } from "../../../api/failure.ts";
import { trpc, type ApiCache } from "../../../api/trpc.ts";
import { deleteKeptFiles, deleteKeptOfOthers } from "../../../browser/kept-on-device.ts";
import { clearUserStorage } from "../../../browser/storage.ts";
import { clearTabOfOthers, clearTabs } from "../../../browser/tab-storage.ts";
import { notify } from "../../../components/ui/feedback/notify.ts";
import { t } from "../../../language/text.ts";
import { clearOfflineCache, hasSnapshot, restoreSnapshot } from "../../offline/offline-cache.ts";
import { storeReturnAddress } from "./return-address.ts";

type Caches = { api: ApiCache; queryClient: QueryClient };
export type SessionParts = Caches & { router: AnyRouter };

/** The signed-in user. If the server cannot be reached, the last user with responses in the offline cache. */
export async function signedInUser(caches: Caches): Promise<User | null> {
  const { api } = caches;
  const known = api.auth.me.getData();
  if (known !== undefined) return known.user;
  const isCached = await hasSnapshot();
  // With cached responses to show, the pages retry and this first call need not.
  const options = isCached ? { retry: false } : {};
  const asking = api.auth.me.ensureData(undefined, options).catch(async (error: unknown) => {
    const last = isTransient(error) ? await restoreSnapshot(caches, { isFailing: true }) : null;
    if (last === null) throw error;
    return last;
  });
  const me = isCached ? await Promise.race([asking, snapshotAfterDelay(caches)]) : await asking;
  if (me === null) return (await asking).user;
  if (me.user === null && isCached) notifySignedOut();
  return me.user;
}

/** Milliseconds that a slow server has before cached responses are shown in the meantime. */
const snapshotDelay = 300;

async function snapshotAfterDelay(caches: Caches): Promise<Me | null> {
  await new Promise((resolve) => setTimeout(resolve, snapshotDelay));
  return caches.api.auth.me.getData() ?? restoreSnapshot(caches, { isFailing: false });
}

let cachedUserId: string | null = null;

export async function clearSession(parts: SessionParts): Promise<void> {
  clearTabs();
  deleteKeptFiles();
  await leaveSession(parts);
}

async function leaveSession({ api, queryClient, router }: SessionParts): Promise<void> {
  // Started first: later steps may need files that are missing offline.
  const cleared = clearOfflineCache();
  clearUserStorage();
  // A fetch in flight may still name the user.
  await api.auth.me.cancel();
  cachedUserId = null;
  const me = api.auth.me.getData();
  const nobody = me && { ...me, user: null, sessionId: null, sharedWithMe: false };
  api.auth.me.setData(undefined, nobody);
  await router.navigate({ to: "/login", replace: true });
  queryClient.clear();
  api.auth.me.setData(undefined, nobody);
  await cleared;
}

export const signOutKey = ["sign-out"];

/** Mutations that end the session on purpose and report it themselves. */
const ownSignOuts = [
  signOutKey,
  getMutationKey(trpc.account.delete),
  getMutationKey(trpc.account.changePassword),
];

/** For a session that expired or was ended elsewhere: the same user finds the page and the drafts of this tab again. */
export async function handleExpiredSession(parts: SessionParts): Promise<void> {
  const isOwnSignOut = ownSignOuts.some((mutationKey) =>
    parts.queryClient.isMutating({ mutationKey }),
  );
  if (isOwnSignOut) return clearSession(parts);
  if (cachedUserId !== null) {
    notifySignedOut();
    const { location, matches } = parts.router.state;
    const isOwnPage = matches.some(({ routeId }) => routeId === "/_signed-in");
    if (isOwnPage) storeReturnAddress(location.href, cachedUserId);
  }
  await leaveSession(parts);
}

const notifySignedOut = () =>
  notify.warning(t("You were signed out. Sign in to continue."), "signed-out");

/** Another tab can sign out or switch the user, so this one asks again whenever it gets the focus. */
export function watchUser(parts: SessionParts): void {
  const { api, queryClient, router } = parts;
  // Kept forever: it says whose the other cached responses are.
  queryClient.setQueryDefaults(getQueryKey(trpc.auth.me), { gcTime: Infinity });
  queryClient.getQueryCache().subscribe(({ type }) => {
    const user = type === "updated" ? api.auth.me.getData()?.user : undefined;
    if (user === undefined || (user?.id ?? null) === cachedUserId) return;
    if (user === null) return void handleExpiredSession(parts);
    const isSwitch = cachedUserId !== null;
    cachedUserId = user.id;
    if (isSwitch) void switchUser(parts);
  });
  let isChecking = false;

  const check = async () => {
    const known = api.auth.me.getData();
    // A password reset works with and without a session, and ends sessions itself.
    const isPublic = router.state.location.pathname === "/new-password";
    if (known === undefined || isPublic) return;
    const me = await api.auth.me.fetch(undefined, { staleTime: 0 });
    if (known.user === null && me.user !== null) await router.invalidate();
  };
  const checkWhenVisible = () => {
    if (isChecking || document.visibilityState === "hidden") return;
    isChecking = true;
    check()
      // Without a response the page stays as it is; the next call reports the failure.
      .catch(() => undefined)
      .finally(() => (isChecking = false));
  };
  addEventListener("focus", checkWhenVisible);
  document.addEventListener("visibilitychange", checkWhenVisible);
}

/** Somebody else is signed in now: drops the previous user's responses. */
async function switchUser({ api, queryClient, router }: SessionParts): Promise<void> {
  const me = api.auth.me.getData();
  if (me?.user != null) {
    clearTabOfOthers(me.user.id);
    deleteKeptOfOthers(me.user.id);
  }
  clearUserStorage();
  queryClient.clear();
  api.auth.me.setData(undefined, me);
  await clearOfflineCache();
  await router.invalidate();
}
