import { useStored } from "../../browser/use-stored.ts";

/** Kept after signing out, since it contains no amounts. */
const storageKey = "fundbook.direct-on-home";

/** Whether Home shows what the costliest regular plan costs, on this device. */
export function useDirectOnHome() {
  const [stored, store] = useStored(storageKey);
  return {
    isShown: stored !== "off",
    setShown: (isShown: boolean) => store(isShown ? null : "off"),
  };
}
