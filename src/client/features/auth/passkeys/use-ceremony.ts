import { useState } from "react";
import { trpc, type ApiCalls } from "../../../api/trpc.ts";
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
    void loadCeremonies()
      .then((ceremonies) =>
        run(ceremonies, client).then(onDone).catch(ceremonies.showCeremonyFailure),
      )
      .finally(() => setIsBusy(false));
  };
  return { start, isBusy };
}
