import { useEffect, useEffectEvent } from "react";
import type { User } from "../../../shared/auth/schema.ts";
import { trpc } from "../../api/trpc.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { loadCeremonies } from "../passkeys/support.ts";

const uses = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/** Once the page is used, the e-mail field offers passkeys: nothing is loaded for it before. */
export function usePasskeyInField(completeSignIn: (signedIn: { user: User }) => Promise<void>) {
  const { client } = trpc.useUtils();
  const complete = useEffectEvent(completeSignIn);
  useEffect(() => {
    const end = new AbortController();
    const offer = async () => {
      for (const use of uses) removeEventListener(use, begin);
      const { signInFromField, ceremonyFailure } = await loadCeremonies();
      const finish = async (signedIn: Promise<{ user: User }>) => {
        try {
          await complete(await signedIn);
        } catch (error) {
          const message = ceremonyFailure(error);
          if (message !== null) notify.error(message, "passkey");
          if (!end.signal.aborted) void offer();
        }
      };
      await signInFromField(client, {
        signal: end.signal,
        onUsed: (signedIn) => void finish(signedIn),
      });
    };
    const begin = () => void offer();
    for (const use of uses) addEventListener(use, begin, { once: true, signal: end.signal });
    return () => end.abort();
  }, [client]);
}
