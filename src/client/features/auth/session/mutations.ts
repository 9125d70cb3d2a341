import { useMutation } from "@tanstack/react-query";
import { useRouteContext, useRouter } from "@tanstack/react-router";
import type { User } from "../../../../shared/auth/schema.ts";
import { notify } from "../../../components/ui/feedback/notify.ts";
import { t } from "../../../language/text.ts";
import {
  deletePendingSignOut,
  sendPendingSignOut,
  SignOutRefusedError,
  storePendingSignOut,
} from "./pending-sign-out.ts";
import { storeReturnAddress } from "./return-address.ts";
import { clearSession, signOutKey } from "./session.ts";

/** Where somebody begins who signs up after this. */
export type FirstPage = "/funds/import";

/** Works offline too: everything of the user is cleared here, and the server hears of it once it can be reached. */
export function useSignOut(user: User, next?: "/register") {
  const router = useRouter();
  const { api, queryClient } = useRouteContext({ from: "__root__" });
  return useMutation<{ isServerInformed: boolean }, Error, FirstPage | void>({
    mutationKey: signOutKey,
    mutationFn: () => signOut(api.auth.me.getData()?.sessionId ?? null),
    meta: { describeFailure: () => t("Failed to log out. Try again.") },
    onSuccess: async ({ isServerInformed }, firstPage) => {
      notify.goodbye(t("Goodbye, {name}!", { name: user.name || t("Investor") }));
      if (!isServerInformed)
        notify.warning(t("Signed out on this device. Go online to finish signing out."));
      await clearSession({ api, queryClient, router });
      if (firstPage !== undefined) storeReturnAddress(firstPage);
      if (next !== undefined) await router.navigate({ to: next });
    },
  });
}

async function signOut(sessionId: string | null): Promise<{ isServerInformed: boolean }> {
  storePendingSignOut(sessionId);
  // TanStack's own state follows with an event, which a click can overtake.
  if (!navigator.onLine) return { isServerInformed: false };
  try {
    await sendPendingSignOut();
    return { isServerInformed: true };
  } catch (error) {
    if (!(error instanceof SignOutRefusedError)) return { isServerInformed: false };
    deletePendingSignOut();
    throw error;
  }
}
