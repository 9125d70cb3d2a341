import { useState } from "react";
import { trpc, type ApiCalls } from "../../api/trpc.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { loadCeremonies } from "./support.ts";

type Ceremonies = Awaited<ReturnType<typeof loadCeremonies>>;

/** Something that the browser does with a passkey, started by a button. A failure is shown in a toast. */
export function useCeremony<Result>(
  run: (ceremonies: Ceremonies, calls: ApiCalls) => Promise<Result>,
  onDone: (result: Result) => Promise<void> | void,
): { start: () => void; isBusy: boolean } {
  const { client } = trpc.useUtils();
  const [isBusy, setIsBusy] = useState(false);
  const start = () => {
    if (isBusy) return;
    setIsBusy(true);
    void perform((ceremonies) => run(ceremonies, client), onDone).finally(() => setIsBusy(false));
  };
  return { start, isBusy };
}

async function perform<Result>(
  run: (ceremonies: Ceremonies) => Promise<Result>,
  onDone: (result: Result) => Promise<void> | void,
): Promise<void> {
  const ceremonies = await loadCeremonies();
  try {
    await onDone(await run(ceremonies));
  } catch (error) {
    const message = ceremonies.ceremonyFailure(error);
    if (message !== null) notify.error(message, "passkey");
  }
}
