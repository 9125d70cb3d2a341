import { observable } from "@trpc/server/observable";
import type { ApiLink } from "./trpc.ts";

type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/**
 * @param how asks the user to confirm that it is them; resolves to whether they did
 * @returns takes it away again
 */
export function askBy(how: Ask): () => void {
  ask = how;
  return () => {
    if (ask === how) ask = null;
  };
}

/** Calls that are refused together ask once. */
async function isConfirmed(): Promise<boolean> {
  if (ask === null) return false;
  asking ??= ask().finally(() => (asking = null));
  return asking;
}

/**
 * If the server wants a fresh session, asks the user to confirm and sends the call again; the call stays pending
 * meanwhile.
 */
export const confirmationLink: ApiLink =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let unsubscribe = (): void => undefined;
      const send = (onError: typeof observer.error) => {
        const subscription = next(op).subscribe({
          next: (result) => observer.next(result),
          complete: () => observer.complete(),
          error: onError,
        });
        unsubscribe = () => subscription.unsubscribe();
      };
      const refuse: typeof observer.error = (error) => observer.error(error);
      const sendOnceConfirmed: typeof refuse = async (error) =>
        (await isConfirmed()) ? send(refuse) : refuse(error);
      send((error) => {
        if (error.data?.appCode !== "auth/confirm-first") return refuse(error);
        void sendOnceConfirmed(error);
      });
      return () => unsubscribe();
    });
