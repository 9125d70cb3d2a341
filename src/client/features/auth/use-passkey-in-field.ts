import { useEffect, useEffectEvent } from "react";
import type { User } from "../../../shared/auth/schema.ts";
import { trpc } from "../../api/trpc.ts";
import { loadCeremonies } from "./passkeys/support.ts";

const uses = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/** Once the page is used, the e-mail field offers passkeys: nothing is loaded for it before. */
export function usePasskeyInField(completeSignIn: (signedIn: { user: User }) => Promise<void>) {
  const { client } = trpc.useUtils();
  const complete = useEffectEvent(completeSignIn);
  useEffect(() => {
    const end = new AbortController();
    const begin = async () => {
      for (const use of uses) removeEventListener(use, begin);
      const { signInFromField } = await loadCeremonies();
      await signInFromField(client, end.signal, (signedIn) => complete(signedIn));
    };
    for (const use of uses) addEventListener(use, begin, { signal: end.signal });
    return () => end.abort();
  }, [client]);
}
