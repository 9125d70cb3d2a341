import type { QueryClient } from "@tanstack/react-query";
import { getMutationKey, getQueryKey } from "@trpc/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import type { User } from "../../../shared/auth/schema.ts";
import { notify } from "../../components/ui/notify.ts";
import { isPassing } from "../../failure.ts";
import { t } from "../../language/text.ts";
import { trpc, type ApiCache } from "../../trpc.ts";
import { clearOfflineCache, hasSnapshot, restoreSnapshot } from "../offline/offline-cache.ts";
import { forgetSender } from "../sharing/chosen-sender.ts";

export type SessionParts = { api: ApiCache; queryClient: QueryClient; router: AnyRouter };

/**
 * Who is signed in. Where the server cannot be asked it is whoever was the last time, with the last answers: the
 * pages say that their figures are old, and nothing can be changed.
 */
export async function signedInUser(api: ApiCache): Promise<User | null> {
  const known = api.auth.me.getData();
  if (known !== undefined) return known.user;
  // With something to stand in nobody waits for another attempt: the pages make it, with the last figures in sight.
  const wasHere = await hasSnapshot();
  const attempts = wasHere ? { retry: false } : {};
  const me = await api.auth.me.ensureData(undefined, attempts).catch(async (error: unknown) => {
    const last = isPassing(error) ? await restoreSnapshot(api) : null;
    if (last === null) throw error;
    return last;
  });
  if (me.user === null && wasHere) tellSignedOut();
  return me.user;
}

/** Whose answers the cache holds; null where nobody's. */
let holder: string | null = null;

/**
 * What follows the end of a session: to the sign-in page first, so that nothing on screen asks for data again, and
 * then everything of the user is forgotten.
 */
export async function leave({ api, queryClient, router }: SessionParts): Promise<void> {
  // First, because all else may need files that are not there without a network.
  const cleared = clearOfflineCache();
  forgetSender();
  // An answer on its way may still know the user.
  await api.auth.me.cancel();
  holder = null;
  const me = api.auth.me.getData();
  const nobody = me && { ...me, user: null, sessionId: null, sharedWithMe: false };
  api.auth.me.setData(undefined, nobody);
  await router.navigate({ to: "/login", replace: true });
  queryClient.clear();
  api.auth.me.setData(undefined, nobody);
  await cleared;
}

export const signOutKey = ["sign-out"];

/** What ends a session by the user's own doing, and says so itself. */
const ownDoings = [
  signOutKey,
  getMutationKey(trpc.account.delete),
  getMutationKey(trpc.account.changePassword),
];

/** A session that was ended elsewhere, or is too old: nobody comes to the sign-in page without a word. */
export async function leaveEnded(parts: SessionParts): Promise<void> {
  const isOwnDoing = ownDoings.some((mutationKey) => parts.queryClient.isMutating({ mutationKey }));
  if (holder !== null && !isOwnDoing) tellSignedOut();
  await leave(parts);
}

const tellSignedOut = () =>
  notify.warning(t("You were signed out. Sign in to go on."), "signed-out");

/**
 * Another tab may sign out, or sign in somebody else, for this one too. Whenever this one is looked at again it asks
 * who the user is; and however it hears of another one, nothing of the one before is shown any more.
 */
export function watchUser(parts: SessionParts): void {
  const { api, queryClient, router } = parts;
  // Kept however long the page lies idle: it says who the other answers are about.
  queryClient.setQueryDefaults(getQueryKey(trpc.auth.me), { gcTime: Infinity });
  queryClient.getQueryCache().subscribe(({ type }) => {
    const user = type === "updated" ? api.auth.me.getData()?.user : undefined;
    if (user == null || user.id === holder) return;
    const isAnother = holder !== null;
    holder = user.id;
    if (isAnother) void switchUser(parts);
  });
  let isAsking = false;

  const ask = async () => {
    const known = api.auth.me.getData();
    // A reset link is followed signed in or not, and ends sessions itself.
    const isForAnybody = router.state.location.pathname === "/new-password";
    if (known === undefined || isForAnybody) return;
    const me = await api.auth.me.fetch(undefined, { staleTime: 0 });
    // The pages for people who are not signed in send a user home.
    if (known.user === null && me.user !== null) await router.invalidate();
    if (known.user !== null && me.user === null) await leaveEnded(parts);
  };
  const look = () => {
    if (isAsking || document.visibilityState === "hidden") return;
    isAsking = true;
    // Without an answer the page stays as it is; the next call that matters will tell.
    ask()
      .catch(() => undefined)
      .finally(() => (isAsking = false));
  };
  addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
}

/** Somebody else is signed in now: what the cache holds is of the one before. */
async function switchUser({ api, queryClient, router }: SessionParts): Promise<void> {
  const me = api.auth.me.getData();
  forgetSender();
  queryClient.clear();
  api.auth.me.setData(undefined, me);
  await clearOfflineCache();
  await router.invalidate();
}
