import { useStored } from "../../browser/use-stored.ts";

/** Not the user's own, so that it stays after signing out: it has no amounts. */
const storageKey = "fundbook.direct-on-home";

/** Whether Home may say what the costliest regular plan costs, on this device. */
export function useHomeLine() {
  const [stored, store] = useStored(storageKey);
  return {
    isShown: stored !== "off",
    setShown: (isShown: boolean) => store(isShown ? null : "off"),
  };
}
